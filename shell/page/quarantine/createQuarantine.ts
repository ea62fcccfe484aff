import { LoadError } from '../remotes/LoadError';
import { whenIdle } from '../reports/whenIdle';
import { storedText } from '@campus/shared/browser/storedText';

/** What this browser keeps under a key; nothing where storage is refused or what is there is no JSON. */
function readStored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(storedText(key).read() ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it out. */
const writeStored = (key: string, value: unknown) =>
  storedText(key).write(value === undefined ? null : JSON.stringify(value));

/** Over plain http there are none. */
const locksOfPage = () => (navigator as Partial<Navigator>).locks;

/** Remote to release, of what begins to run in a page right now. */
type Beginning = Record<string, string>;

/** A page’s sign of life: while it stands still its hand does not move. */
interface Heartbeat {
  at: number;
  beginning: Beginning;
}

const heartbeatPrefix = 'campus.heart.';
const often = 500;

/**
 * While code of a remote begins to run, this page says every moment that it is alive. Code that never
 * ends leaves a mark that has stopped, for the next page to find.
 */
function createHeartbeat(key: string) {
  const beginning = new Map<symbol, [remote: string, release: string]>();
  let beating: ReturnType<typeof setInterval> | undefined;
  let letGo: () => void = () => undefined;

  // The timers of a page that nobody sees stand still without harm.
  const isSeen = () => document.visibilityState === 'visible';
  const stop = () => writeStored(key, undefined);

  function beat() {
    if (!isSeen() || beginning.size === 0) return stop();
    const mark: Heartbeat = { at: Date.now(), beginning: Object.fromEntries(beginning.values()) };
    writeStored(key, mark);
  }

  /** Held as long as this page exists: what it leaves behind then is no proof by itself. */
  function hold() {
    const locks = locksOfPage();
    if (!locks) return;
    const rest = new Promise<void>((resolve) => (letGo = resolve));
    // Where a browser refuses locks it refuses storage as well, and no mark is left to judge by.
    locks.request(key, () => rest).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', beat);
  window.addEventListener('pagehide', stop);
  return {
    /** Gives a way to say that it has come to rest. */
    begin(remote: string, release: string): () => void {
      const id = Symbol(remote);
      if (beginning.size === 0) hold();
      beginning.set(id, [remote, release]);
      beat();
      beating ??= setInterval(beat, often);
      return () => {
        if (!beginning.delete(id) || beginning.size > 0) return;
        clearInterval(beating);
        beating = undefined;
        letGo();
        stop();
      };
    },
  };
}

/** A heart that has not beaten for so long stands still. */
const silence = 2000;
/** However old a mark is, its page is listened for as long: it may be about to go on. */
const listening = 800;
const step = 100;
/** Then the machine is too busy to judge anybody. */
const patience = 8000;

/** However its page ended, a mark that is as old tells nothing any more. */
const markTerm = 24 * 60 * 60_000;

interface Found {
  key: string;
  mark: Heartbeat;
}

/** The page may still stand there, or is gone without having taken its mark along. */
interface StoppedTab extends Found {
  isOpen: boolean;
}

function marksOfOthers(own: string): Found[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const mark = key.startsWith(heartbeatPrefix) && key !== own && readStored<Heartbeat>(key);
      return mark ? [{ key, mark }] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Whether another page gives a sign of life before the time is up. Only what this page itself has lived
 * through without delay counts: on a busy machine everybody is late, and nobody is dead.
 */
function beatsWithin(key: string, time: number): Promise<boolean> {
  return new Promise((resolve) => {
    const begun = Date.now();
    let last = begun;
    let left = time;
    const end = (isAlive: boolean) => {
      clearInterval(timer);
      window.removeEventListener('storage', listen);
      resolve(isAlive);
    };
    const listen = (event: StorageEvent) => event.key === key && end(true);
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      if (passed < 2 * step) left -= passed;
      if (left <= 0) end(false);
      else if (last - begun > patience) end(true);
    }, step);
    window.addEventListener('storage', listen);
  });
}

/** A lock ends with its page: where it is free, the page is gone. */
async function holdsLock(key: string): Promise<boolean> {
  const locks = locksOfPage();
  if (!locks) return true;
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some(({ name }) => name === key);
}

const ageOf = ({ at }: Heartbeat) => Math.max(0, Date.now() - at);

/** What is left of those pages that went down while they began the very release that is asked about. */
async function findStoppedTabs(
  own: string,
  remote: string,
  release: string,
): Promise<StoppedTab[]> {
  const marks = marksOfOthers(own);
  for (const { key, mark } of marks) if (ageOf(mark) > markTerm) writeStored(key, undefined);
  const asked = marks.filter(
    ({ mark }) => mark.beginning[remote] === release && ageOf(mark) <= markTerm,
  );
  const found = await Promise.all(
    asked.map(async (each) => {
      if (!(await holdsLock(each.key))) return [{ ...each, isOpen: false }];
      const time = Math.max(listening, silence - ageOf(each.mark));
      return (await beatsWithin(each.key, time)) ? [] : [{ ...each, isOpen: true }];
    }),
  );
  return found.flat();
}

interface Suspected {
  release: string;
  since: number;
}

const suspectedKey = 'campus.suspected';
const suspectedFor = 24 * 60 * 60_000;

function readSuspected(): Record<string, Suspected> {
  const all = Object.entries(readStored<Record<string, Suspected>>(suspectedKey) ?? {});
  return Object.fromEntries(all.filter(([, { since }]) => since + suspectedFor > Date.now()));
}

/** Releases whose page was killed while they began: once may be chance, twice is not. */
const suspicion = {
  /** Whether a page that died then was not the first; what died together counts once. */
  confirms(remote: string, release: string, diedAt: number): boolean {
    const suspected = readSuspected();
    const earlier = suspected[remote];
    if (earlier?.release === release) return diedAt >= earlier.since;
    writeStored(suspectedKey, { ...suspected, [remote]: { release, since: Date.now() } });
    return false;
  },

  clear(remote: string): void {
    const { [remote]: cleared, ...others } = readSuspected();
    if (cleared) writeStored(suspectedKey, Object.keys(others).length > 0 ? others : undefined);
  },
};

/** Keeps releases that stop a page dead from stopping the next one, too. */
export interface Quarantine {
  /** Rejects where the release may not run in this browser for now. */
  admit: (remote: string, release: string) => Promise<void>;
  /** Its code begins to run; the given way tells that it was handed over to be shown. */
  begin: (remote: string, release: string) => () => void;
  /** A person wants it tried again. */
  forgive: (remote: string) => void;
}

interface Condemned {
  release: string;
  until: number;
}

const keys = { condemned: 'campus.quarantine', sound: 'campus.sound' };
const term = 6 * 60 * 60_000;
/** First effects, and what they start, run when the page is idle already. */
const afterwards = 1000;

const readCondemned = () => readStored<Record<string, Condemned>>(keys.condemned) ?? {};
const readSound = () => readStored<Beginning>(keys.sound) ?? {};

/** Whoever came to rest in this browser before is not suspected where there is somebody else. */
function suspectsOf(beginning: Beginning) {
  const sound = readSound();
  const all = Object.entries(beginning);
  const unknown = all.filter(([remote, release]) => sound[remote] !== release);
  return unknown.length > 0 ? unknown : all;
}

/** A page that still stands there is proof; of one that was killed it takes two. */
function guiltyOf({ mark, isOpen }: StoppedTab) {
  const suspects = suspectsOf(mark.beginning);
  return isOpen ? suspects : suspects.filter((each) => suspicion.confirms(...each, mark.at));
}

function condemn(guilty: [remote: string, release: string][]) {
  if (guilty.length === 0) return;
  const until = Date.now() + term;
  const now = Object.entries(readCondemned()).filter(([, kept]) => kept.until > Date.now());
  const added = guilty.map(([remote, release]) => [remote, { release, until }] as const);
  writeStored(keys.condemned, Object.fromEntries([...now, ...added]));
}

function isCondemned(remote: string, release: string) {
  const kept = readCondemned()[remote];
  return kept?.release === release && kept.until > Date.now();
}

function rememberSound(remote: string, release: string) {
  suspicion.clear(remote);
  const sound = readSound();
  if (sound[remote] !== release) writeStored(keys.sound, { ...sound, [remote]: release });
}

export function createQuarantine(onHang: (remote: string, release: string) => void): Quarantine {
  const own = heartbeatPrefix + Math.random().toString(36).slice(2);
  const heartbeat = createHeartbeat(own);
  return {
    async admit(remote, release) {
      for (const found of await findStoppedTabs(own, remote, release)) {
        writeStored(found.key, undefined);
        const guilty = guiltyOf(found);
        condemn(guilty);
        guilty.forEach((each) => onHang(...each));
      }
      if (isCondemned(remote, release))
        throw new LoadError('hung', `${remote} ${release} has stopped a page of this browser`);
    },

    begin(remote, release) {
      const rest = heartbeat.begin(remote, release);
      const end = () => {
        rest();
        rememberSound(remote, release);
      };
      return () => whenIdle(() => setTimeout(end, afterwards));
    },

    forgive(remote) {
      const { [remote]: _forgiven, ...others } = readCondemned();
      if (_forgiven) writeStored(keys.condemned, others);
    },
  };
}
