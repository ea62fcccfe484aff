import { LoadError } from '../remotes/LoadError';
import { whenIdle } from '../reports/whenIdle';
import { createHeartbeat, heartbeatPrefix, type Beginning } from './createHeartbeat';
import { findStoppedTabs, type StoppedTab } from './findStoppedTabs';
import { readStored, writeStored } from './stored';
import { suspicion } from './suspicion';

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
