import type { LanguageKey } from '@campus/shared/contract/fields';
import { sql, type AnyColumn } from 'drizzle-orm';
import { containing } from '../../platform/database/containing';

/** Sorts a name as the reader sees it, from A to Z or from А to Я. */
export const nameIn = (name: AnyColumn, language: LanguageKey) =>
  sql`coalesce(${name}->>${language}::text, ${name}->>'ru') collate "und-x-icu"`;

/** Finds a part of a name in either language. */
export const isNamed = (name: AnyColumn, search: string | undefined) =>
  search
    ? sql`concat_ws(' ', ${name}->>'ru', ${name}->>'en') ilike ${containing(search)}`
    : undefined;
