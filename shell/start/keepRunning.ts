import type { Service } from './startService';

interface Options {
  start: () => Service;
  /** Waited for before it starts again after it ended by itself; says whether it may. */
  mayStartAgain: () => Promise<boolean>;
}

export interface Kept extends Pick<Service, 'ready' | 'stop'> {
  /** Settles when it is stopped, or when it may not start again. */
  over: Promise<void>;
  restart: () => Promise<void>;
}

/** Starts a service again when it ends: a backend whose disk was full does so on purpose. */
export function keepRunning({ start, mayStartAgain }: Options): Kept {
  let service = start();
  let reason: 'itself' | 'restart' | 'stop' = 'itself';
  const { ready } = service;

  async function watch() {
    if (!(await ready)) return;
    for (;;) {
      await service.exited;
      if (reason === 'stop') return;
      if (reason === 'itself' && !(await mayStartAgain())) return;
      reason = 'itself';
      service = start();
    }
  }

  function end(why: 'restart' | 'stop') {
    reason = why;
    return service.stop();
  }
  return { ready, over: watch(), restart: () => end('restart'), stop: () => end('stop') };
}
