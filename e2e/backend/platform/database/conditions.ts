import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Any number of ids in one parameter: a statement takes 65,535 of those at most. */
export const uuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** The column has one of the values; nothing is asked where there are none. */
export const oneOf = (column: PgColumn, values: readonly unknown[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined;

/** An ILIKE pattern that finds `text` anywhere, its wildcards taken literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Words have the text, in capitals or not. Most that are found in an index stand there in small
 * letters, as people write amid a sentence; only of the others each letter is made small, which takes
 * seven times as long.
 */
export function haveText(words: SQL, text: string) {
  return sql`(${words} like ${containing(text.toLowerCase())} or ${words} ilike ${containing(text)})`;
}
