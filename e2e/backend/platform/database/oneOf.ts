import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The column has one of the values; nothing is asked where there are none. */
export const oneOf = (column: PgColumn, values: readonly unknown[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined;
