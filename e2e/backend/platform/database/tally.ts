import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { tallies } from './tallyTables';

type Facets = Record<string, readonly string[] | undefined>;

export const facet = (name: string) => sql<string>`${tallies.facets}->>${sql.raw(`'${name}'`)}`;

/** Those rows of `tallies` that count a table, of it what has one of the values of each facet. */
export const talliesOf = (table: PgTable, facets: Facets = {}) =>
  and(
    eq(tallies.of, getTableName(table)),
    ...Object.entries(facets).map(([name, values]) =>
      values?.length
        ? sql`${facet(name)} = any(array[${sql.join(
            values.map((value) => sql`${value}`),
            sql`, `,
          )}]::text[])`
        : undefined,
    ),
  );

export const tallied = sql<number>`coalesce(sum(${tallies.rows}), 0)::int`;

/** What the tallied rows add up to, in kopecks. */
export const talliedAmount = sql`coalesce(sum(${tallies.amount}), 0)`.mapWith(Number);

/** How many rows of a table there are, without counting them; which tables and facets, the triggers know. */
export async function countTallied(db: Database, table: PgTable, facets?: Facets) {
  const [row] = await db.select({ total: tallied }).from(tallies).where(talliesOf(table, facets));
  return row?.total ?? 0;
}

/** Adds up what was added since: two processes at once take different rows. */
export const addUpTallies = (db: Database) =>
  db.execute(sql`
    with taken as (delete from tallies returning "of", facets, rows, amount)
    insert into tallies ("of", facets, rows, amount)
    select "of", facets, sum(rows), sum(amount) from taken
    group by "of", facets having sum(rows) <> 0 or sum(amount) <> 0`);

/** Whether a filter asks for nothing but these fields. */
export const asksOnly = (filter: object, ...names: string[]) =>
  Object.entries(filter).every(
    ([name, value]) =>
      names.includes(name) ||
      value === undefined ||
      value === '' ||
      (Array.isArray(value) && value.length === 0),
  );
