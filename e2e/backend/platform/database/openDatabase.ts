import type { PGlite } from '@electric-sql/pglite';
import { mkdir } from 'node:fs/promises';
import { StartError } from '../StartError';
import type { Database, OpenedDatabase } from './Database';
import { hasRoom } from './hasRoom';
import { lockFolder } from './lockFolder';
import { openPostgres } from './openPostgres';

const pause = 1_000;

/** Lets the database only be read while its disk is full; returns the end of the watch. */
function guardSpace(client: PGlite, folder: string) {
  let isFull = false;
  const look = async () => {
    const isNowFull = !(await hasRoom(folder));
    if (isNowFull === isFull) return;
    await client.exec(`set default_transaction_read_only = ${isNowFull ? 'on' : 'off'}`);
    isFull = isNowFull;
  };
  const timer = setInterval(() => void look().catch(() => {}), pause).unref();
  return () => clearInterval(timer);
}

interface Place {
  folder?: string;
  /** Slower: what is acknowledged is on the disk. */
  isDurable?: boolean;
  migrationsFolder: string;
}

const imports = () =>
  Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);

async function lock(folder: string | undefined) {
  if (!folder) return () => {};
  await mkdir(folder, { recursive: true });
  if (!(await hasRoom(folder))) {
    throw new StartError(`The disk of the data folder ${folder} is full: free 50 MB or more.`);
  }
  return lockFolder(folder);
}

/** PGlite: PostgreSQL in this process, in a folder or in memory. */
export async function openEmbedded({
  folder,
  isDurable,
  migrationsFolder,
}: Place): Promise<OpenedDatabase> {
  // PGlite takes no lock of its own: two processes on one folder lose rows in silence.
  const unlock = await lock(folder);
  const [{ drizzle }, { migrate }, { PGlite }, { pg_trgm }] = await imports();
  const client = await PGlite.create({
    ...(folder && isDurable
      ? (await import('./durableFolder')).durableFolder(folder, PGlite)
      : { dataDir: folder ?? 'memory://' }),
    extensions: { pg_trgm },
  });
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  const unguard = folder ? guardSpace(client, folder) : () => {};
  const close = async () => {
    unguard();
    await client.close();
    unlock();
  };
  return { db: db as unknown as Database, close };
}

export interface DatabasePlace {
  /** postgres://… ; without it the embedded database in `folder` is used. */
  url?: string;
  /** Folder of the embedded database; without it everything lives in memory. */
  folder?: string;
  /** The embedded database waits for the disk. */
  isDurable?: boolean;
  migrationsFolder: string;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws StartError when the folder is in use or the server cannot be reached.
 */
export const openDatabase = ({ url, ...place }: DatabasePlace): Promise<OpenedDatabase> =>
  url ? openPostgres(url, place.migrationsFolder) : openEmbedded(place);
