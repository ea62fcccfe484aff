import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';

/** How many rows of a table fit; int4, because the drivers disagree about int8. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(where);
  return row?.total ?? 0;
}
