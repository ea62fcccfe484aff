import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { eskCards } from './cardTables';
import { moveCard } from './moveCard';

export type BlockReason = NonNullable<(typeof eskCards.$inferSelect)['blockReason']>;

/** Blocks a person's active card; whoever has none keeps what they have, and undefined comes back. */
export async function blockCard(
  tx: Database,
  actor: Actor,
  humanId: string,
  blockReason: BlockReason,
) {
  const isActive = and(eq(eskCards.humanId, humanId), eq(eskCards.status, 'ACTIVE'));
  const [card] = await tx.select().from(eskCards).where(isActive).for('update');
  if (!card) return undefined;
  const move = blockReason === 'LOST' ? 'reportLost' : 'block';
  return moveCard(tx, actor, card, { move, to: 'BLOCKED', set: { blockReason } });
}
