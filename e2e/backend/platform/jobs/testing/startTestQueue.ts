import { resolve } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { createServices } from '../../../createServices';
import type { Database } from '../../database/Database';
import { openDatabase } from '../../database/openDatabase';
import { assertDefined } from '../../database/assertDefined';
import { enqueue } from '../enqueue';
import type { JobContext, JobKinds, JobName } from '../JobHandler';
import { jobs } from '../jobTables';
import { startTestBackend } from '../../../testing/startTestBackend';

/** What the jobs of a test leave behind. */
const effects = pgTable('effects', { what: text().notNull() });

export const note =
  (what: string) =>
  (_: unknown, { db }: JobContext) =>
    db
      .insert(effects)
      .values({ what })
      .then(() => {});

/** The same database as another process sees it; an embedded one has no other process. */
async function openAgain(db: Database) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { db, close: async () => {} };
  const answer: unknown = await db.execute(sql`select current_database() as name`);
  const { rows } = answer as { rows: { name: string }[] };
  const url = Object.assign(new URL(server), { pathname: `/${assertDefined(rows[0]).name}` }).href;
  return openDatabase({ url, migrationsFolder: resolve('e2e/backend/migrations') });
}

/** A queue whose kinds of jobs the test makes up, and a second process that works on it. */
export async function startTestQueue(jobKinds: object) {
  const backend = await startTestBackend();
  const { db, clock } = backend;
  const known = { jobs: jobKinds as JobKinds };
  const services = { ...backend.services, ...known };
  await db.execute(sql`create table effects (what text not null)`);
  const again = await openAgain(db);
  const allJobs = () => db.select().from(jobs).orderBy(asc(jobs.createdAt));

  return {
    db,
    clock,
    services,
    others: { ...(await createServices({ ...services, db: again.db })), ...known },
    allJobs,

    add: (kind: string, payload: object = {}, when = {}, tx: Database = db) =>
      enqueue(tx, kind as JobName, payload, when),

    async onlyJob() {
      const all = await allJobs();
      if (all.length !== 1) throw new Error(`${all.length} jobs wait`);
      return assertDefined(all[0]);
    },

    /** What was done, in the order of the alphabet. */
    done: async () => (await db.select().from(effects)).map(({ what }) => what).sort(),

    loseLock: () => db.update(jobs).set({ lockedUntil: sql`now() - interval '1 second'` }),
    secondsUntil: (moment: Date) => Math.round((moment.getTime() - services.now()) / 1_000),

    async empty() {
      await db.delete(jobs);
      await db.delete(effects);
      clock.shift = 0;
    },

    async close() {
      await again.close();
      await backend.stop();
    },
  };
}
