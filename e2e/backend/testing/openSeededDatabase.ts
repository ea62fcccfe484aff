import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Database, OpenedDatabase } from '../platform/database/Database';
import { listenEmbedded, openDatabase } from '../platform/database/openDatabase';
import { tuneEmbedded } from '../platform/database/tuneEmbedded';
import { seedDatabase } from '../seed/seedDatabase';
import { administer } from './administer';
import { createPostgres } from './createPostgres';
import { seedVersion } from './seedVersion';

const home = resolve('e2e/backend');
const migrationsFolder = resolve(home, 'migrations');

/** The files of a test lie in a folder of its own, where the pictures of the demo data are not. */
const demo = { files: { put: async () => {} } };

const seed = (db: Database) => seedDatabase(db, { home, demo, progress: () => {} });

/** Loaded only where it is used: most files of tests have a server. */
async function openInMemory(image?: Blob) {
  const [{ PGlite }, { pg_trgm }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create({
    dataDir: 'memory://',
    extensions: { pg_trgm },
    loadDataDir: image,
    // All files of the database are in memory as it is, and every start clears these buffers.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    // The image has a whole segment of the log, however little is in it.
    initDbStartParams: ['--wal-segsize=1'],
  });
  await tuneEmbedded(client);
  return { client, db: drizzle(client, { casing: 'snake_case' }) as unknown as Database };
}

/** Every change of the seed, and every day, makes another image of 27 MB. */
async function dropOlder(file: string) {
  const names = await readdir(dirname(file));
  const older = names.filter(
    (name) => /^test-database-\w+\.tar$/.test(name) && name !== basename(file),
  );
  await Promise.all(older.map((name) => rm(join(dirname(file), name), { force: true })));
}

async function makeImage(file: string) {
  const { client, db } = await openInMemory();
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(db as never, { migrationsFolder });
  await seed(db);
  // Two thirds of the files are of these, and every start writes them all.
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  // Else every start does all of this again from the log.
  await client.exec('checkpoint');
  const image = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Test files run in several processes, which may all be the first.
  const own = `${file}.${process.pid}`;
  await writeFile(own, Buffer.from(await image.arrayBuffer()));
  await rename(own, file);
  await dropOlder(file);
}

/** Node puts together what a Blob has from pieces, which takes longer than all the rest. */
const asBlob = ({ buffer }: Buffer<ArrayBuffer>) =>
  Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(buffer) });

async function openImage(): Promise<OpenedDatabase> {
  const file = resolve('.cache', `test-database-${seedVersion()}.tar`);
  const read = () => readFile(file);
  const bytes = await read().catch(() => makeImage(file).then(read));
  const { client, db } = await openInMemory(asBlob(bytes));
  return { db, listen: listenEmbedded(client), close: () => client.close() };
}

async function makeTemplate(server: string, name: string) {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { db, close } = await openDatabase({ url, migrationsFolder });
  await seed(db);
  await close();
}

async function openCopy(server: string): Promise<OpenedDatabase> {
  const template = `campus_seeded_${seedVersion()}`;
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock(42070003)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount) return;
    await client.query(`create database ${template}`);
    await makeTemplate(server, template);
  });
  return createPostgres(server, template);
}

/**
 * A database with the demo data, copied from one that is made once: in memory, or on the server of
 * TEST_DATABASE_URL.
 */
export function openSeededDatabase(): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openCopy(server) : openImage();
}
