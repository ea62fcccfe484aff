import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { hashPassword } from '../../auth/createPasswords';
import type { Database } from '../../database/Database';
import { StartError } from '../../StartError';
import { createCalendar } from '../createCalendar';
import { createRandom } from '../createRandom';
import { seedReference } from '../seedReference';
import { copySource } from './copySource';
import { createReport } from './createReport';
import { scaleSources } from './scaleSources';
import { setIndexesAside } from './setIndexesAside';
import { sizes } from './sizes';

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
  const reference = await seedReference(db, createRandom(2_026), home);
  const known = await client.query('select from translations');
  report('reference data');
  const putBack = await setIndexesAside(client);
  const passwordHash = await hashPassword(demoPassword);
  const context = { reference, passwordHash, calendar: createCalendar(new Date()) };
  for (const source of scaleSources(context, (known.rowCount ?? 0) / 2))
    report(getTableName(source.table), await copySource(client, source));
  await putBack(report);
  const numbers = {
    ticket: sizes.tickets,
    register: sizes.registers,
    application: sizes.applications,
  };
  for (const [name, last] of Object.entries(numbers))
    await client.query(`select setval('${name}_numbers', ${last})`);
  return report;
}

/**
 * Fills a database with the scale set, all or nothing.
 * @throws StartError when the database has something in it already.
 */
export async function seedScale(options: Options) {
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
