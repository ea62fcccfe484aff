import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Signed } from '../keys/openKeys';

/** How far the history goes: written with each move, so that a newest one that is gone is missed. */
export interface Head {
  /** Of the newest move; 0 before the first one. */
  number: number;
  /** Of everything up to that move. */
  digest: string;
  /** Remote to the file of its newest move, which still says how it stands when the file is gone. */
  newest: Record<string, string>;
}

interface SignedHead extends Signed {
  head: Head;
}

export const headKey = 'head.json';
export const headText = (head: Head) => `campus head\n${JSON.stringify(head)}`;

function isHead(head: Partial<Head> | null | undefined): head is Head {
  const { number, digest, newest } = head ?? {};
  return Number.isSafeInteger(number) && typeof digest === 'string' && typeof newest === 'object';
}

export function parseHead(text: string | undefined): SignedHead | undefined {
  try {
    const signed = JSON.parse(text ?? '') as Partial<SignedHead> | null;
    return isHead(signed?.head) ? (signed as SignedHead) : undefined;
  } catch {
    return undefined;
  }
}

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
