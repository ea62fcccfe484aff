import { LoadError } from '../loading/loadWithFallbacks';
import { whenIdle } from '../reports/whenIdle';
import {
  createHeartbeat,
  type Heartbeat,
  heartbeatPrefix,
  pulse,
  type ReleaseByRemote,
} from './createHeartbeat';
import { accusedIn, findStoppedTabs, isLate, type StoppedTab } from './findStoppedTabs';
import { readStored, writeStored } from './storedJson';

interface Suspected {
  release: string;
  since: number;
  /** It had come to rest: that it does so again proves nothing. */
  isLate?: boolean;
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
  confirms(remote: string, release: string, mark: Heartbeat): boolean {
    const suspected = readSuspected();
    const earlier = suspected[remote];
    if (earlier?.release === release) return mark.at >= earlier.since;
    const added = { release, since: Date.now(), isLate: isLate(mark) };
    writeStored(suspectedKey, { ...suspected, [remote]: added });
    return false;
  },

  clear(remote: string, after: 'start' | 'stay'): void {
    const { [remote]: cleared, ...others } = readSuspected();
    if (!cleared || (cleared.isLate && after === 'start')) return;
    writeStored(suspectedKey, Object.keys(others).length > 0 ? others : undefined);
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

const keys = {
  condemned: 'campus.quarantine',
  sound: 'campus.sound',
  lasting: 'campus.lasting',
};
const term = 6 * 60 * 60_000;
/** First effects, and what they start, run when the page is idle already. */
const afterwards = 1000;

const readCondemned = () => readStored<Record<string, Condemned>>(keys.condemned) ?? {};
const readSound = () => readStored<ReleaseByRemote>(keys.sound) ?? {};
const readLasting = () => readStored<ReleaseByRemote>(keys.lasting) ?? {};

type Accused = [remote: string, release: string];

/** Whoever came to rest in this browser before is not suspected where there is somebody else. */
function suspectsOf(beginning: ReleaseByRemote): Accused[] {
  const sound = readSound();
  const all = Object.entries(beginning);
  const unknown = all.filter(([remote, release]) => sound[remote] !== release);
  return unknown.length > 0 ? unknown : all;
}

/** Whoever was used here for a while is not suspected; of such alone, whoever was opened last. */
function lateSuspectsOf(running: ReleaseByRemote, isOpen: boolean): Accused[] {
  const lasting = readLasting();
  const all = Object.entries(running);
  const unproven = all.filter(([remote, release]) => lasting[remote] !== release);
  return unproven.length > 0 || !isOpen ? unproven : all.slice(-1);
}

/** A page that still stands there is proof; of one that was killed it takes two. */
function guiltyOf({ mark, isOpen }: StoppedTab): Accused[] {
  const accused = accusedIn(mark);
  const suspects = isLate(mark) ? lateSuspectsOf(accused, isOpen) : suspectsOf(accused);
  return isOpen ? suspects : suspects.filter((each) => suspicion.confirms(...each, mark));
}

function condemn(guilty: Accused[]) {
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
  suspicion.clear(remote, 'start');
  const sound = readSound();
  if (sound[remote] !== release) writeStored(keys.sound, { ...sound, [remote]: release });
}

/** So many signs of a page at rest make half a minute of use. */
const lastingBeats = Math.ceil(30_000 / pulse.running);

/** Counts the signs of life that each release has given since it came to rest. */
function createBeatCounter() {
  const beats = new Map<string, number>();
  return (running: ReleaseByRemote) => {
    for (const [remote, release] of Object.entries(running)) {
      const key = `${remote} ${release}`;
      const count = (beats.get(key) ?? 0) + 1;
      beats.set(key, count);
      if (count !== lastingBeats) continue;
      suspicion.clear(remote, 'stay');
      writeStored(keys.lasting, { ...readLasting(), [remote]: release });
    }
  };
}

export function createQuarantine(onHang: (remote: string, release: string) => void): Quarantine {
  const own = heartbeatPrefix + Math.random().toString(36).slice(2);
  const countBeat = createBeatCounter();
  const heartbeat = createHeartbeat(own, () => countBeat(heartbeat.running()));
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
