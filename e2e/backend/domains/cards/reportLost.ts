import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import { blockCard } from './blockCard';
import { eskCards } from './cardTables';
import { lockCards } from './lockCards';
import { cardNotice } from './moveCard';

type Card = typeof eskCards.$inferSelect;

const waitsForStudy = ({ status, blockReason }: Card) =>
  status === 'BLOCKED' && blockReason === 'STUDY_ENDED';

/**
 * Stops a lost card; undefined comes back where none could be used again. One that is blocked because
 * the studies ended would open with them, for whoever has found it.
 */
export async function reportLost(tx: Database, actor: Actor, humanId: string) {
  const card = (await lockCards(tx, humanId)).find(waitsForStudy);
  if (!card) return blockCard(tx, actor, humanId, 'LOST');
  await tx
    .update(eskCards)
    .set({ blockReason: 'LOST', version: sql`${eskCards.version} + 1` })
    .where(eq(eskCards.id, card.id));
  await recordLog(tx, actor, {
    action: 'card.reportLost',
    entity: { type: 'card', id: card.id },
    humanId,
    diff: { blockReason: { from: card.blockReason, to: 'LOST' } },
  });
  await tellHuman(tx, humanId, cardNotice('reportLost', 'LOST'));
  return card;
}
