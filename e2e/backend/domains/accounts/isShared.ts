import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/Database';
import { humans } from './humanTables';

/**
 * Whether an organisation may learn of the card and the applications of a person, whose id is in the
 * column: with the consent to that, which nobody has given who was never asked.
 */
export const isShared = (humanId: PgColumn): SQL => sql`coalesce((
  select word.is_given from consents as word
  where word.human_id = ${humanId} and word.type = 'PD_SHARE'
  order by word.at desc, word.id limit 1), false)`;

/** Those of the people of whom an organisation may learn that. */
export async function sharedAmong(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: humans.id })
    .from(humans)
    .where(and(inArray(humans.id, [...ids]), isShared(humans.id)));
  return rows.map(({ id }) => id);
}
