import { getTableName, getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg, { type Client } from 'pg';
import { from } from 'pg-copy-streams';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { hashPassword } from '../../domains/auth/createPasswords';
import type { Database } from '../../platform/database/Database';
import { openDatabase } from '../../platform/database/openDatabase';
import { StartError } from '../../platform/StartError';
import { createCalendar } from '../../platform/seed/createCalendar';
import { createRandom } from '../../platform/seed/createRandom';
import { referenceSteps } from '../../domains';
import { fillInOrder } from '../../platform/seed/fillInOrder';
import { scaleSources } from './scaleSources';
import { scaleSizes } from './sizes';
import type { Source } from './Source';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

const constraintsQuery = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
  order by contype = 'f' desc`;

/** Indexes that belong to no constraint. */
const indexesQuery = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name,
    pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

type Progress = (what: string, rows?: number | null) => void;

/**
 * Drops keys and indexes, which are far quicker to build over rows that are there than row by row.
 * Returns how to make them again, exactly as the database had them; keys come first.
 */
async function setIndexesAside(client: Client) {
  const { rows: constraints } = await client.query<Definition>(constraintsQuery);
  const { rows: indexes } = await client.query<Definition>(indexesQuery);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);

  return async function putBack(done: Progress) {
    const keys = constraints.toReversed();
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
      done(`key ${name}`);
    }
    for (const { name, definition } of indexes) {
      await client.query(definition);
      done(`index ${name}`);
    }
  };
}

const chunkSize = 65_536;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

function fieldOf(column: PgColumn, value: unknown) {
  if (value === null || value === undefined) return '\\N';
  const text = String(column.mapToDriverValue(value));
  return text.replace(/[\\\n\t\r]/g, (found) => escapes[found] ?? found);
}

function* toText(columns: Map<string, PgColumn>, rows: Iterable<object>) {
  const entries = [...columns];
  let chunk = '';
  for (const row of rows as Iterable<Record<string, unknown>>) {
    chunk += `${entries.map(([key, column]) => fieldOf(column, row[key])).join('\t')}\n`;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The columns that the first row names; what else it carries is for whoever made it. */
function columnsOf({ table, rows }: Source) {
  const known = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  const [first = {}] = rows;
  return new Map(known.filter(([key]) => key in first));
}

/** Copies the rows into their table; returns how many. */
async function copySource(client: Client, source: Source) {
  const columns = columnsOf(source);
  const names = [...columns.keys()].map((key) => `"${toSnakeCase(key)}"`).join(', ');
  // Frozen rows need no vacuum later; it is allowed because the table was truncated just now.
  const copy = client.query(
    from(`copy "${getTableName(source.table)}" (${names}) from stdin with (freeze)`),
  );
  await pipeline(Readable.from(toText(columns, source.rows)), copy);
  return copy.rowCount;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const grouped = (number: number) => Math.round(number).toLocaleString('en');

/** Says what is done, how many rows it had, how fast, how long it took and how long all took. */
function createReport(say: (line: string) => void): Progress {
  const begin = Date.now();
  let last = begin;
  return (what, rows) => {
    const now = Date.now();
    const [took, since] = [now - last, now - begin];
    last = now;
    const speed = rows ? `${grouped((rows * 1_000) / Math.max(took, 1))} rows/s` : '';
    const count = rows ? `${grouped(rows)} rows` : '';
    say(
      `${what.padEnd(44)}${count.padStart(16)}${speed.padStart(18)}${seconds(took).padStart(10)}${seconds(since).padStart(10)}`,
    );
  };
}

interface Options {
  url: string;
  home: string;
  /** Empties a database that has something in it. */
  isReset: boolean;
  say: (line: string) => void;
}

const tablesQuery = `select string_agg(format('%I', tablename), ', ') as tables
  from pg_tables where schemaname = 'public'`;

async function empty(client: pg.Client, isReset: boolean) {
  const { rowCount } = await client.query('select from languages limit 1');
  if (rowCount && !isReset)
    throw new StartError(
      'The database at DATABASE_URL is not empty. Give a new one, or add -- --reset to delete everything in it.',
    );
  const { rows } = await client.query<{ tables: string }>(tablesQuery);
  await client.query(`truncate ${rows[0]?.tables} restart identity`);
}

async function fill(client: pg.Client, { home, say }: Options) {
  const report = createReport(say);
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Database;
  const reference = await fillInOrder(referenceSteps, {
    tx: db,
    random: createRandom(2_026),
    home,
  });
  const known = await client.query('select from translations');
  report('reference data');
  const putBack = await setIndexesAside(client);
  const passwordHash = await hashPassword(demoPassword);
  const context = { reference, passwordHash, calendar: createCalendar(new Date()) };
  for (const source of scaleSources(context, (known.rowCount ?? 0) / 2))
    report(getTableName(source.table), await copySource(client, source));
  await putBack(report);
  const numbers = {
    ticket: scaleSizes.tickets,
    register: scaleSizes.registers,
    application: scaleSizes.applications,
  };
  for (const [name, last] of Object.entries(numbers))
    await client.query(`select setval('${name}_numbers', ${last})`);
  return report;
}

/**
 * Fills a database with the scale set, all or nothing.
 * @throws StartError when the database has something in it already.
 */
async function seedScale(options: Options) {
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    await client.query('begin');
    await empty(client, options.isReset);
    const report = await fill(client, options);
    await client.query('commit');
    await client.query('vacuum (analyze)');
    report('vacuum and analyze');
  } finally {
    await client.end();
  }
}

const home = join(import.meta.dirname, '../..');

try {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new StartError(
      'The scale set needs a PostgreSQL database of its own: set DATABASE_URL=postgres://…',
    );
  const { close } = await openDatabase({ url, migrationsFolder: join(home, 'migrations') });
  await close();
  await seedScale({ url, home, isReset: process.argv.includes('--reset'), say: console.log });
} catch (error) {
  // What the operator can mend is said in one sentence; only a fault of ours shows its stack.
  const text = error instanceof StartError ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
