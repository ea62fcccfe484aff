import { writeStored } from './stored';
import { locksOfPage } from './locksOfPage';

/** Remote to release, of what begins to run in a page right now. */
export type Beginning = Record<string, string>;

/** A page’s sign of life: while it stands still its hand does not move. */
export interface Heartbeat {
  at: number;
  beginning: Beginning;
}

export const heartbeatPrefix = 'campus.heart.';
const often = 500;

/**
 * While code of a remote begins to run, this page says every moment that it is alive. Code that never
 * ends leaves a mark that has stopped, for the next page to find.
 */
export function createHeartbeat(key: string) {
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
