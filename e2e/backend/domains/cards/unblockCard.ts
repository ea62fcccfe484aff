import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { eskCards } from './cardTables';
import type { BlockReason } from './blockCard';
import { moveCard } from './moveCard';

/** Gives a person back the card that was blocked for this reason; other blocks stay. */
export async function unblockCard(
  tx: Database,
  actor: Actor,
  humanId: string,
  blockReason: BlockReason,
) {
  const isBlockedForIt = and(
    eq(eskCards.humanId, humanId),
    eq(eskCards.status, 'BLOCKED'),
    eq(eskCards.blockReason, blockReason),
  );
  const [card] = await tx.select().from(eskCards).where(isBlockedForIt).for('update');
  if (!card) return undefined;
  return moveCard(tx, actor, card, { move: 'unblock', to: 'ACTIVE', set: { blockReason: null } });
}
