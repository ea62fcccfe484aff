import { home } from '@campus/shared/build/root';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './Failure';

const lockOf = (folder: string) => {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(home, '.cache/releases', `${path.basename(folder)}-${id}.lock`);
};

/** The process that holds the lock; undefined when it died and left it. */
function holderOf(lock: string): number | undefined {
  try {
    const id = Number(readFileSync(lock, 'utf8'));
    return process.kill(id, 0) ? id : undefined;
  } catch {
    return undefined;
  }
}

function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Two builds in one folder would write over each other: who comes second is told. */
export async function withRegistryLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = lockOf(folder);
  if (!take(lock)) {
    const holder = holderOf(lock);
    if (!holder) rmSync(lock, { force: true });
    if (holder || !take(lock))
      throw new Failure('conflict', `${folder} is being released right now, by another process.`, {
        advice: ['Wait until it is done, then look: npm run release -- list'],
      });
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
