import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { eskCards } from './cardTables';

/** The card that each of these people has now, by the person’s id. */
export async function newestCards(db: Database, humanIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([eskCards.humanId])
    .from(eskCards)
    .where(inArray(eskCards.humanId, [...humanIds]))
    .orderBy(eskCards.humanId, desc(eskCards.createdAt), eskCards.id);
  return new Map(rows.map((card) => [card.humanId, card]));
}
