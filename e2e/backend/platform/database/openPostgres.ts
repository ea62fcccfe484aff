import type { Pool, Client } from 'pg';
import type { Database, OpenedDatabase, Listen } from './Database';
import { StartError } from '../StartError';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What PostgreSQL is told for many short queries at once: compiling one or starting helpers for it
 * takes longer than it runs, and a few hundred thousand ids are sorted and joined in memory.
 */
export const sessionSettings = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB';

const migrationLock = 42_070_001;
const imports = () =>
  Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ]);

/** What is no address at all, as with a `#` in the password, is thrown before anything is awaited. */
async function connect(pool: Pool) {
  try {
    return await pool.connect();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const hint =
      code === 'ERR_INVALID_URL'
        ? ' (what is special in the password is to be percent-encoded: %23 for #, %2F for /)'
        : '';
    throw new StartError(`PostgreSQL at DATABASE_URL cannot be used: ${message || code}${hint}.`);
  }
}

const pause = 1_000;

/** Listens on a connection of its own, which is made anew where it is lost. */
const listenPostgres =
  (connectionString: string): Listen =>
  async (channel, { onMessage, onGap }) => {
    const { default: pg } = await import('pg');
    let isOver = false;
    let current: Client;

    async function connect() {
      const client = new pg.Client({ connectionString, keepAlive: true });
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      let isLost = false;
      const lose = () => {
        if (isLost) return;
        isLost = true;
        void client.end().catch(() => {});
        if (client === current) void restore();
      };
      client.on('error', lose);
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      client.on('end', lose);
      current = client;
    }

    async function restore() {
      while (!isOver) {
        await wait(pause, undefined, { ref: false });
        const isBack =
          !isOver &&
          (await connect().then(
            () => true,
            () => false,
          ));
        if (isBack) return isOver ? void current.end() : onGap();
      }
    }

    await connect();
    return async () => {
      isOver = true;
      await current.end();
    };
  };

/** A pool of connections; several processes may start at once. */
export async function openPostgres(
  connectionString: string,
  migrationsFolder: string,
): Promise<OpenedDatabase> {
  const [{ drizzle }, { migrate }, pg] = await imports();
  const pool = new pg.default.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    options: sessionSettings,
  });
  // A lost connection is replaced by the pool, and fails the query that it was in the middle of;
  // without a listener, on the connections in use too, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (connected) => connected.on('error', () => {}));
  const client = await connect(pool);
  try {
    // drizzle's migrator takes no lock: of four processes on an empty database two fail.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
  const db = drizzle(pool, { casing: 'snake_case' }) as unknown as Database;
  return { db, listen: listenPostgres(connectionString), close: () => pool.end() };
}
