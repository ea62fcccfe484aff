import { plain } from '@campus/shared/format/plain';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Е and Ё are one letter in documents, case is none, and an apostrophe is what a keyboard has. */
const spelled = (text: string) => plain(text).replaceAll(/[’ʼ]/g, "'").trim();

/** Whether two texts are one name or number, however they are typed. */
export const isSameSpelling = (one: string, other: string) => spelled(one) === spelled(other);

/** The same of a column. */
export const isSpelled = (column: PgColumn, text: string): SQL =>
  sql`translate(lower(${column} collate "und-x-icu"), 'ё’ʼ', 'е''''') = ${spelled(text)}`;
