import type { LanguageKey } from '@campus/shared/contract/fields';
import { sql, type AnyColumn, type SQLWrapper } from 'drizzle-orm';

/** A name to order by, as people look for it: Ё beside Е, and «Корпус 10» after «Корпус 9». */
export const inNameOrder = (name: SQLWrapper) => sql`${name} collate "name_order"`;

/** Sorts a name in two languages as the reader sees it: from A to Z, or from А to Я. */
export const nameColumn = (name: AnyColumn, language: LanguageKey) =>
  inNameOrder(sql`coalesce(${name}->>${language}::text, ${name}->>'ru')`);
