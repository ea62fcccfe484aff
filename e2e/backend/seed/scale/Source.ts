import type { PgTable } from 'drizzle-orm/pg-core';
import type { Calendar } from '../../platform/seed/createCalendar';
import type { Reference } from '../../platform/seed/SeedSteps';

export interface ScaleContext {
  calendar: Calendar;
  reference: Reference;
  passwordHash: string;
}

/** The rows of one table; all of them name the same columns, the others get their defaults. */
export interface Source {
  table: PgTable;
  rows: Iterable<object>;
}

/** Checks the rows against the table. */
export const source = <T extends PgTable>(table: T, rows: Iterable<T['$inferInsert']>): Source => ({
  table,
  rows,
});
