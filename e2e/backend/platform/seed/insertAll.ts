import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database';

const batch = 400;

/** Inserts many rows in few statements; one statement takes at most 65 535 parameters. */
export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: T['$inferInsert'][],
) {
  for (let from = 0; from < rows.length; from += batch) {
    await tx.insert(table).values(rows.slice(from, from + batch));
  }
}
