import { readFileSync } from 'node:fs';
import { say } from './banner';
import { startService, type Service } from '../processes/startService';

interface Options {
  start: () => Service;
  /** Waited for before it starts again after it ended by itself; says whether it may. */
  mayStartAgain: () => Promise<boolean>;
}

export interface Supervised extends Pick<Service, 'ready' | 'stop'> {
  /** Settles when it is stopped, or when it may not start again. */
  over: Promise<void>;
  restart: () => Promise<void>;
}

/** Starts a service again when it ends: a backend whose disk was full does so on purpose. */
function keepRunning({ start, mayStartAgain }: Options): Supervised {
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

const oftenEnough = 500;

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** npm and the shell that it puts between itself and its script. */
function npmProcesses(): number[] {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
    return name?.endsWith('sh') ? [parent, Number(grandparent)] : [parent];
  } catch {
    // Only Linux has /proc; elsewhere the parent alone is watched.
    return [parent];
  }
}

/** Settles when npm, having started this process, is gone: its shell passes no signal on. */
const untilOrphaned = () =>
  new Promise<void>((resolve) => {
    const watched = npmProcesses();
    const look = () => {
      if (!watched.every(isAlive)) resolve();
    };
    setInterval(look, oftenEnough).unref();
  });

const calm = 60_000;
const attempts = 5;

/** Allows five restarts a minute: more would only repeat the same failure. */
function fewAttempts() {
  let recent: number[] = [];
  return () => {
    const now = performance.now();
    recent = [...recent.filter((at) => now - at < calm), now];
    return Promise.resolve(recent.length <= attempts);
  };
}

/** Waits for Ctrl-C or a polite request to end; a second one ends the process at once. */
const untilSignal = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });

interface Part {
  /** TypeScript, from the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  mayStartAgain?: () => Promise<boolean>;
}

export type Supervise = (part: Part) => Supervised;

/** Runs `start` and the parts it keeps until a person stops it or a part fails; then ends it all. */
export async function supervise(start: (keep: Supervise) => Promise<void>) {
  const parts: Supervised[] = [];
  const exitCode = await new Promise<number>((resolve) => {
    const keep: Supervise = ({ file, env, mayStartAgain = fewAttempts() }) => {
      const part = keepRunning({
        start: () => startService({ file, env, onProgress: say }),
        mayStartAgain,
      });
      parts.push(part);
      void part.over.then(() => resolve(1));
      return part;
    };
    void Promise.race([untilSignal(), untilOrphaned()]).then(() => resolve(0));
    start(keep).catch((error: Error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  // The last one first: the server lets its requests finish while the backend still answers.
  for (const part of parts.reverse()) await part.stop();
  process.exit(exitCode);
}
