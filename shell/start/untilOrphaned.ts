import { readFileSync } from 'node:fs';

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
export const untilOrphaned = () =>
  new Promise<void>((resolve) => {
    const watched = npmProcesses();
    const look = () => {
      if (!watched.every(isAlive)) resolve();
    };
    setInterval(look, oftenEnough).unref();
  });
