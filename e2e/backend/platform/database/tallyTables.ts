import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { kopecksColumn } from './columns';

/**
 * How many rows a large table has, by what they are asked for. Triggers of the database add what a
 * statement changed and touch no row that is there, so that nobody waits for anybody; a job adds up.
 */
export const tallies = pgTable(
  'tallies',
  {
    /** The name of the table. */
    of: text().notNull(),
    facets: jsonb().$type<Record<string, string | boolean | null>>().notNull(),
    rows: integer().notNull(),
    /** What those rows add up to, of a table that has money in it; named by whoever writes. */
    amount: kopecksColumn().notNull(),
  },
  (table) => [index('tallies_of').on(table.of)],
);
