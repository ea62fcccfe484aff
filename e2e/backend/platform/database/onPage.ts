import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';

export interface Page {
  where: SQL | undefined;
  /** Without the tie-break by id. */
  orderBy: SQL[];
  skip: number;
  size: number;
}

/**
 * The rows of one page, as a condition. The page is found by ids alone, mostly in an index: of a
 * deep one only the rows that are shown are read and joined.
 */
export const onPage = (
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  { where, orderBy, skip, size }: Page,
) =>
  inArray(
    table.id,
    db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(where)
      .orderBy(...orderBy, table.id)
      .limit(size)
      .offset(skip),
  );
