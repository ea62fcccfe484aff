import { writeStored } from './storedJson';

/** Over plain http there are none. */
export const locksOfPage = () => (navigator as Partial<Navigator>).locks;

/** Remote to release. */
export type ReleaseByRemote = Record<string, string>;

/** Written at regular intervals while the main thread is free; a hung page leaves an old one. */
export interface Heartbeat {
  at: number;
  /** What begins to run in the page right now. */
  beginning: ReleaseByRemote;
  /** What has begun in it before and come to rest, in the order of its beginning. */
  running?: ReleaseByRemote;
}

export const heartbeatPrefix = 'campus.heart.';

/** Milliseconds between heartbeats: while code begins, and while it only runs. */
export const pulse = { beginning: 500, running: 3000 };

/** Milliseconds without input after which there are no heartbeats. */
const quiet = 60_000;

const inputs = ['pointerdown', 'keydown'] as const;

/**
 * Writes heartbeats while code of a remote begins to run, and while somebody uses the page afterwards.
 * Code that never ends leaves an old one, for the next page to find. `onBeat` is called at every
 * heartbeat while nothing begins.
 */
export function createHeartbeat(key: string, onBeat: () => void) {
  const beginning = new Map<symbol, [remote: string, release: string]>();
  let running: ReleaseByRemote = {};
  let lastUse = 0;
  let beating: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;
  let letGo: () => void = () => undefined;

  // The timers of a page that nobody sees stand still without harm.
  const isSeen = () => document.visibilityState === 'visible';
  const isRunning = () => Object.keys(running).length > 0 && Date.now() - lastUse < quiet;

  /** Held while this page beats: what it leaves behind then is no proof by itself. */
  function hold() {
    const locks = locksOfPage();
    if (!locks || isHeld) return;
    isHeld = true;
    const rest = new Promise<void>((resolve) => (letGo = resolve));
    // Where a browser refuses locks it refuses storage as well, and no mark is left to judge by.
    locks.request(key, () => rest).catch(() => undefined);
  }

  /** A page with a lock is not kept for the way back. */
  function stop() {
    clearInterval(beating);
    beating = undefined;
    isHeld = false;
    letGo();
    writeStored(key, undefined);
  }

  function beat() {
    if (!isSeen() || (beginning.size === 0 && !isRunning())) return stop();
    hold();
    const mark: Heartbeat = {
      at: Date.now(),
      beginning: Object.fromEntries(beginning.values()),
      running,
    };
    writeStored(key, mark);
  }

  function start() {
    clearInterval(beating);
    const tick = () => {
      if (beginning.size === 0) onBeat();
      beat();
    };
    beating = setInterval(tick, beginning.size > 0 ? pulse.beginning : pulse.running);
    // Ends it again where there is nothing to tell.
    beat();
  }

  /** Before what the input does, which may be the last thing that the page ever does. */
  function use() {
    lastUse = Date.now();
    if (!beating && Object.keys(running).length > 0) start();
  }

  for (const input of inputs) window.addEventListener(input, use, { capture: true, passive: true });
  document.addEventListener('visibilitychange', start);
  window.addEventListener('pageshow', start);
  window.addEventListener('pagehide', stop);
  // A window of the browser’s own holds the page as code without an end does.
  window.addEventListener('beforeprint', stop);
  window.addEventListener('afterprint', start);
  // Nor does one that asks about unsaved words let anything run; whoever stays presses something next.
  window.addEventListener('beforeunload', stop);
  return {
    /** Gives a way to say that it has come to rest. */
    begin(remote: string, release: string): () => void {
      const id = Symbol(remote);
      beginning.set(id, [remote, release]);
      start();
      return () => {
        if (!beginning.delete(id)) return;
        const others = Object.entries(running).filter(([name]) => name !== remote);
        running = Object.fromEntries([...others, [remote, release]]);
        lastUse = Date.now();
        if (beginning.size === 0) start();
      };
    },
    running: (): ReleaseByRemote => running,
  };
}
