import { plain } from '@campus/shared/format/plain';
import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Any number of ids in one parameter: a statement takes 65,535 of those at most. */
export const uuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** The column has one of the values; nothing is asked where there are none. */
export const isAnyOf = (column: PgColumn, values: readonly unknown[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined;

/** An ILIKE pattern that finds `text` anywhere, its wildcards taken literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Words that are folded have the text, in whichever letters it is asked for. */
export const haveText = (words: SQLWrapper, text: string) =>
  sql`${words} like ${containing(plain(text))}`;
