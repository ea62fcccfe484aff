import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../backend/platform/database/Database';
import { assertDefined } from '../backend/platform/database/assertDefined';
import { spawnBackend, type BackendProcess } from '../backend/testing/spawnBackend';
import { startPostgres } from '../run/startPostgres';

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/** A folder with the key of backends under test: their sessions hold for the processes as well. */
export async function createDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'campus-faults-'));
  await mkdir(join(folder, 'keys'));
  await writeFile(join(folder, 'keys/database.key'), 'a test');
  return folder;
}

/** The address of a database, by that of its server. */
export async function urlOf(db: Database, server: string) {
  const [own] = await db
    .select({ name: sql<string>`name` })
    .from(sql`(select current_database() as name) as own`);
  return Object.assign(new URL(server), { pathname: `/${assertDefined(own).name}` }).href;
}

/**
 * Starts a PostgreSQL server for a file of tests. To be called before the backend under test is
 * opened, which then makes its database there.
 */
export function postgresForFile() {
  let server: Postgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
    if (server) process.env.TEST_DATABASE_URL = server.url;
  });

  return {
    /** Whether a server could be started is known only now: where none is installed nothing is proved. */
    withServer: (title: string, work: (server: Postgres) => Promise<void>) =>
      test(title, async () => {
        if (!server) return console.warn('PostgreSQL is not installed: skipped');
        await work(server);
      }),

    /** Backends in processes of their own on the database of the backend under test. */
    backendsOn(database: () => Database) {
      let [folder, url] = ['', ''];
      const processes: BackendProcess[] = [];
      beforeAll(async () => {
        if (!server) return;
        folder = await createDataFolder();
        url = await urlOf(database(), server.url);
      });
      afterEach(() => Promise.all(processes.splice(0).map((backend) => backend.end('SIGTERM'))));
      afterAll(async () => {
        if (!server) return;
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      });

      return {
        async start() {
          const backend = await spawnBackend({ DATA_DIR: folder, DATABASE_URL: url });
          processes.push(backend);
          return backend;
        },

        /** The addresses of all letters that these processes have sent, one for each letter. */
        async mailed() {
          const files = await readdir(join(folder, 'outbox')).catch(() => []);
          return files.map((name) => /Z-(.+)\.eml$/.exec(name)?.[1] ?? name);
        },

        /** Locks one row of a table, so that whoever writes it has to stop half-way. */
        async hold(table: string, row: Record<string, string>) {
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          await client.query('begin');
          const where = Object.keys(row).map((column, at) => `${column} = $${at + 1}`);
          const { rows } = await client.query<{ pid: number }>(
            `select pg_backend_pid() as pid from ${table} where ${where.join(' and ')} for update`,
            Object.values(row),
          );
          const { pid } = assertDefined(rows[0]);
          const waitsForHold = sql`${pid}::int = any(pg_blocking_pids(pid))`;
          const waiting = () =>
            database()
              .select({ pid: sql<number>`pid` })
              .from(sql`pg_stat_activity`)
              .where(
                sql`${waitsForHold} or pg_blocking_pids(pid) && array(
                  select pid from pg_stat_activity where ${waitsForHold})`,
              );
          return {
            /** Until so many wait for it, or for somebody who does. */
            async isWaitedFor(count = 1) {
              while ((await waiting()).length < count);
            },
            letGo: () => client.end(),
          };
        },
      };
    },
  };
}
