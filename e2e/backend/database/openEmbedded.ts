import { mkdir } from 'node:fs/promises';
import { StartError } from '../StartError';
import type { Database } from './Database';
import { guardSpace } from './guardSpace';
import { hasRoom } from './hasRoom';
import { lockFolder } from './lockFolder';
import type { OpenedDatabase } from './OpenedDatabase';

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
