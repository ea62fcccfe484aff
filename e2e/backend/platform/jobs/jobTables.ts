import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';

/** Work to be done later; a row leaves when the work is done and stays, dead, when it cannot be. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** At most one waiting job has a given key; a job that starts gives it back, unless it repeats. */
    key: text().unique(),
    runAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: moment(),
    error: text(),
    diedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.diedAt} is null`),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
