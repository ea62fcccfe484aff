import { getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { totalOf } from './countRows';
import type { Database } from './Database';

export interface PageSelection {
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
  { where, orderBy, skip, size }: PageSelection,
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

interface FoundPage extends PageSelection {
  /**
   * The table joined to what its order asks for, where that is not in its own rows; not with `isSought`,
   * which finds few rows in the table alone.
   */
  from?: SQL;
  /**
   * Each row that fits is read and compared to find the page: those of the others are counted with it,
   * not once more. Not where an index has the order, which would then be walked to its end.
   */
  isWhole?: boolean;
  /**
   * An index of words finds what fits. Where that is few rows they are put in order then: an index that
   * has the order would be walked through nearly everybody until a page is full.
   */
  isSought?: boolean;
  /** How many rows fit, where a page is found without looking at all of them. */
  count: () => Promise<number>;
}

/** Rows that are put in order sooner than they are met in it. */
const few = 2_000;

/** The same rows, which the planner finds as they are written, and none of whose other columns it reads. */
const foundFirst = (table: PgTable, where: SQL | undefined) =>
  sql`(select * from ${table} where ${where} offset 0) as ${sql.identifier(getTableName(table))}`;

/** The rows of one page, as a condition, and how many there are in all. */
export async function findPage(
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  { from, where, orderBy, skip, size, isWhole, isSought, count }: FoundPage,
) {
  const counted = isSought ? await count() : undefined;
  const total = isWhole ? sql<number>`count(*) over ()` : sql<number>`0`;
  const isFew = counted !== undefined && counted <= few;
  const rows = await db
    .select({ id: sql<string>`${table.id}`, total: total.mapWith(Number) })
    .from(isFew ? foundFirst(table, where) : (from ?? table))
    .where(isFew ? undefined : where)
    .orderBy(...orderBy, table.id)
    .limit(size)
    .offset(skip);
  const [first] = rows;
  return {
    isOnPage: inArray(
      table.id,
      rows.map(({ id }) => id),
    ),
    total:
      counted ??
      (isWhole && first ? first.total : await totalOf({ skip, size }, rows.length, count)),
  };
}
