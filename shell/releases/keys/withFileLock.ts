import { mkdirSync, renameSync, rmdirSync, statSync } from 'node:fs';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Reading and writing a small file takes milliseconds: a lock that is older was left by who died. */
const longest = 10_000;

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number) => Atomics.wait(sleeper, 0, 0, milliseconds);

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeLeft(lock: string) {
  const left = `${lock}.${process.pid}`;
  try {
    if (Date.now() - statSync(lock).mtimeMs < longest) return;
    // Of several who find it one moves it away.
    renameSync(lock, left);
    rmdirSync(left);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** Changes a file that other processes change as well, one after another: each waits for who is at it. */
export function withFileLock<T>(file: string, work: () => T): T {
  const lock = `${file}.lock`;
  while (!take(lock)) {
    removeLeft(lock);
    sleep(5);
  }
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}
