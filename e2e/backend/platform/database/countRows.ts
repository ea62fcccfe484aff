import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';

/** How many rows of a table fit each of the named conditions, counted in one pass. */
export async function countWhere<Name extends string>(
  db: Database,
  table: PgTable,
  conditions: Record<Name, SQL | undefined>,
  where?: SQL,
) {
  const names = Object.keys(conditions) as Name[];
  const columns = names.map((name) => [
    name,
    sql<number>`(count(*) filter (where ${conditions[name] ?? sql`true`}))::int`,
  ]);
  const [row] = await db
    .select(Object.fromEntries(columns) as Record<Name, SQL<number>>)
    .from(table)
    .where(where);
  return row as Record<Name, number>;
}

/** How many rows fit, but no more than `most`: to count a million takes longer than to find a page. */
export async function countUpTo(
  db: Database,
  table: PgTable,
  { where, most }: { where: SQL | undefined; most: number },
) {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}

/** How many rows of a table fit; int4, because the drivers disagree about int8. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(where);
  return row?.total ?? 0;
}

/**
 * How many rows fit, of which a page shows `shown`: one that is not full is the last and tells it by
 * itself, so that what little a filter finds is not looked for twice.
 */
export const totalOf = async (
  { skip, size }: { skip: number; size: number },
  shown: number,
  count: () => Promise<number>,
) => (shown < size && (shown > 0 || skip === 0) ? skip + shown : count());
