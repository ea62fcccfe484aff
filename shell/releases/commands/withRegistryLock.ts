import { home } from '@campus/shared/build/root';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './Failure';

const lockOf = (folder: string) => {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(home, '.cache/releases', `${path.basename(folder)}-${id}.lock`);
};

/** Field 22 of a process in Linux, of which the second is a name with anything in it; elsewhere nothing. */
function beginningOf(id: number): string {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else’s.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The process that holds the lock; undefined when it died and left it: its number may be that of
 * another one by now, as in a container, where they begin anew each time.
 */
function holderOf(lock: string): number | undefined {
  try {
    const [id = '', beginning = ''] = readFileSync(lock, 'utf8').split(' ');
    const isIt = isAlive(Number(id)) && beginning === beginningOf(Number(id));
    return isIt ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}

/** False when there is a lock already. */
function put(file: string, lock: string): boolean {
  try {
    linkSync(file, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

function take(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  mkdirSync(path.dirname(lock), { recursive: true });
  writeFileSync(own, `${process.pid} ${beginningOf(process.pid)}`);
  return put(own, lock);
}

/** Two may find it at once: the second finds the lock of the first in its place, and puts that back. */
function removeLeft(lock: string) {
  const left = `${lock}.${process.pid}.left`;
  try {
    renameSync(lock, left);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (holderOf(left)) put(left, lock);
  else rmSync(left, { force: true });
}

/** Two builds in one folder would write over each other: who comes second is told. */
export async function withRegistryLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = lockOf(folder);
  if (!take(lock)) {
    const holder = holderOf(lock);
    if (!holder) removeLeft(lock);
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
