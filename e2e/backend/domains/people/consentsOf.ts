import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { consents } from '../support/supportTables';

/** The consents that a person gives now: the last word on each counts. */
export async function consentsOf(db: Database, humanId: string) {
  const rows = await db
    .selectDistinctOn([consents.type])
    .from(consents)
    .where(eq(consents.humanId, humanId))
    .orderBy(consents.type, desc(consents.at));
  return rows
    .filter(({ isGiven }) => isGiven)
    .map(({ type, textVersion, at }) => ({ type, version: textVersion, at: at.toISOString() }));
}
