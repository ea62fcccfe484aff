import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openCipher } from '../../backend/domains/auth/openCipher';
import type { Database } from '../../backend/platform/database/Database';
import { createApp } from '../../backend/createApp';
import { createServices } from '../../backend/createServices';
import { sessionSettings } from '../../backend/platform/database/openPostgres';
import { assertDefined } from '../../backend/platform/database/assertDefined';
import { createFolderStore } from '../../backend/platform/files/createFolderStore';
import { studentStatuses, languages } from '../../backend/domains/resources/resourceTables';
import { users } from '../../backend/domains/accounts/userTables';
import { demoAccounts, type DemoAccount } from '../../fixtures/demoAccounts';
import { type FilterCase, requestOf } from './FilterCase';

export interface Statement {
  query: string;
  params: unknown[];
}

/** The same backend within this process: it opens sessions, and its statements can be read. */
export async function openBench(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 4, options: sessionSettings });
  const statements: Statement[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => statements.push({ query, params }),
  };
  const db = drizzle(pool, { casing: 'snake_case', logger }) as unknown as Database;
  const folder = join(tmpdir(), 'campus-bench-files');
  // The process that is measured has the data folder of everyday.
  const cipher = await openCipher(db, { dataFolder: resolve('var') });
  const services = await createServices({
    db,
    cipher,
    mailer: { send: async () => {} },
    files: createFolderStore(folder),
    uploads: folder,
  });
  const userIdOf = async (account: DemoAccount) => {
    const login = eq(users.login, demoAccounts[account].email);
    const [user] = await db.select({ id: users.id }).from(users).where(login);
    return assertDefined(user).id;
  };
  const tokenOf = async (account: DemoAccount) =>
    services.sessions.open('STAFF', await userIdOf(account), { ip: '127.0.0.1' });
  /** Of a participant, by id. */
  const tokenOfHuman = (id: string) => services.sessions.open('HUMAN', id, { ip: '127.0.0.1' });
  const russian = eq(languages.key, 'ru');
  const [language] = await db.select().from(languages).where(russian);
  const enrolled = eq(studentStatuses.key, 'ENROLLED');
  const [status] = await db.select().from(studentStatuses).where(enrolled);
  return {
    app: createApp(services),
    pool,
    services,
    statements,
    tokenOf,
    tokenOfHuman,
    userIdOf,
    languageId: assertDefined(language).id,
    statusId: assertDefined(status).id,
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

async function explain({ pool }: Bench, { query, params }: Statement) {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) ${query}`,
    params,
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  const took = Number(/Execution Time: ([\d.]+)/.exec(plan.join('\n'))?.[1] ?? 0);
  return { query, plan: plan.join('\n'), took };
}

/** What the database does for a case: the plan of the statement that takes longest. */
export async function slowestPlan(bench: Bench, filter: FilterCase) {
  bench.statements.length = 0;
  const { body, ...request } = requestOf(filter);
  await bench.app.inject({ ...request, ...(body && { payload: body }) });
  const selects = bench.statements.filter(({ query }) => query.startsWith('select'));
  const explained = [];
  for (const statement of [...selects]) explained.push(await explain(bench, statement));
  return explained.toSorted((a, b) => b.took - a.took)[0];
}
