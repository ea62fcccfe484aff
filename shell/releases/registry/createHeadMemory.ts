import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Head } from './Head';

/**
 * The newest head that this machine has seen of a store, in its own data folder: who can write the
 * store cannot make it forget a move.
 */
export function createHeadMemory(dataFolder: string, storeName: string) {
  const id = createHash('sha256').update(storeName).digest('hex').slice(0, 16);
  const file = path.join(dataFolder, 'heads', `${id}.json`);

  function read(): Head | undefined {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Head;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    read,
    /** Never back: other processes of this machine remember in the same file. */
    write(head: Head) {
      if ((read()?.number ?? 0) >= head.number) return;
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(`${file}.${process.pid}.half`, JSON.stringify(head), { mode: 0o600 });
      renameSync(`${file}.${process.pid}.half`, file);
    },
  };
}
