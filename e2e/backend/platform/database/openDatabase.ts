import type { PGlite } from '@electric-sql/pglite';
import { mkdir } from 'node:fs/promises';
import { StartError } from '../StartError';
import type { Database, Listen, OpenedDatabase } from './Database';
import { hasRoom } from './hasRoom';
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { openPostgres } from './openPostgres';
import { tuneEmbedded } from './tuneEmbedded';
import { vacuumTables } from './vacuumTables';

/**
 * The name that stands for a folder. On Linux and Windows the kernel holds it and drops it with the
 * process, however that ends; elsewhere it is a socket file, which may outlive its owner.
 */
function lockName(folder: string) {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0campus-db-${digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\campus-db-${digest}`;
  return join(tmpdir(), `campus-db-${digest}.sock`);
}

const listen = (name: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}`));
    server.once('error', reject);
    server.listen(name, () => resolve(server.unref()));
  });

/** The process that answers under the name, or undefined when nobody does. */
const ownerOf = (name: string) =>
  new Promise<string | undefined>((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'another'),
    );
    socket.on('close', () => resolve(answer || 'another'));
  });

const inUse = (folder: string, owner: string) =>
  new StartError(
    `The data folder ${folder} is in use by process ${owner}: stop that one, or give another DATA_DIR.`,
  );

/**
 * Makes this process the only owner of a folder; returns the release.
 * @throws StartError when another live process owns it.
 */
async function lockFolder(folder: string): Promise<() => void> {
  const name = lockName(folder);
  try {
    const server = await listen(name);
    return () => void server.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  const owner = await ownerOf(name);
  if (owner !== undefined) throw inUse(folder, owner);
  if (!name.startsWith('\0')) rmSync(name, { force: true });
  const server = await listen(name).catch(() => {
    throw inUse(folder, 'another');
  });
  return () => void server.close();
}

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

/** As often as autovacuum looks for work. */
const vacuumPause = 60_000;

function vacuumRegularly(client: PGlite) {
  const vacuum = () =>
    vacuumTables(client).catch((error: unknown) => {
      if (!client.closed) console.error('The database was not vacuumed:', error);
    });
  const timer = setInterval(() => void vacuum(), vacuumPause).unref();
  return () => clearInterval(timer);
}

/** The embedded database has no other process, and no connection that could be lost. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  async (channel, { onMessage }) => {
    const stop = await client.listen(channel, onMessage);
    return () => stop();
  };

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

/**
 * A start runs a little of the database's code, and most of that a few times. To prove all of it first,
 * and to compile again what has run twice, took a quarter of its work.
 */
function startLightly() {
  setFlagsFromString('--wasm-lazy-validation');
  setFlagsFromString('--wasm-tiering-budget=30000000');
}

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
  if (folder) startLightly();
  const [{ drizzle }, { migrate }, { PGlite }, { pg_trgm }] = await imports();
  const place =
    folder && isDurable
      ? (await import('./durableFolder')).durableFolder(folder, PGlite)
      : { dataDir: folder ?? 'memory://', startParams: PGlite.defaultStartParams };
  const client = await PGlite.create({
    ...place,
    extensions: { pg_trgm },
    // Clearing these buffers is a fifth of a start; what is not in them the system has in its memory.
    startParams: [...place.startParams, '-c', 'shared_buffers=32MB'],
  });
  await tuneEmbedded(client);
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  const endings = folder ? [guardSpace(client, folder), vacuumRegularly(client)] : [];
  const close = async () => {
    for (const end of endings) end();
    await client.close();
    unlock();
  };
  return { db: db as unknown as Database, listen: listenEmbedded(client), close };
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
