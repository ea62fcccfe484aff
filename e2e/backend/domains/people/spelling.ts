import { plain } from '@campus/shared/format/plain';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const apostrophes = '’‘ʼʻ`';
const hyphens = '‐‑–—';

/**
 * Е and Ё are one letter in documents, case is none, and an apostrophe or a hyphen is what a keyboard
 * has.
 */
const spelled = (text: string) =>
  plain(text)
    .replaceAll(new RegExp(`[${apostrophes}]`, 'g'), "'")
    .replaceAll(new RegExp(`[${hyphens}]`, 'g'), '-')
    .trim();

/** Whether two texts are one name or number, however they are typed. */
export const isSameSpelling = (one: string, other: string) => spelled(one) === spelled(other);

const typed = `ё${apostrophes}${hyphens}`;
const read = `е${"'".repeat(apostrophes.length)}${'-'.repeat(hyphens.length)}`;

/** The same of a column. */
export const isSpelled = (column: PgColumn, text: string): SQL =>
  sql`translate(lower(${column} collate "und-x-icu"), ${typed}::text, ${read}::text) = ${spelled(text)}`;

/** A dash stands where a register has nothing to say, as for the first name of who has one name. */
export const isSaid = (text: string | null): text is string =>
  text !== null && /[\p{L}\d]/u.test(text);

/** Whether a column says nothing. */
export const isUnsaid = (column: PgColumn): SQL =>
  sql`coalesce(${column}, '') !~ ${`[^[:space:]${hyphens}-]`}::text`;
