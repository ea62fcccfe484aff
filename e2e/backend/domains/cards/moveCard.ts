import { cardMoves, type CardStatus } from '@campus/shared/contract/cards/machine';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import { cardNotice, type CardMove } from './cardNotices';
import { eskCards } from './cardTables';
import { transitionTo } from '../../platform/states/transitionTo';

type Card = typeof eskCards.$inferSelect;

interface Step {
  move: CardMove;
  to: CardStatus;
  set?: Partial<Card>;
}

/** Moves a card by its machine, writes that down and tells the owner. */
export async function moveCard(tx: Database, actor: Actor, card: Card, { move, to, set }: Step) {
  const step = { machine: 'card', move: cardMoves[move], to, set } as const;
  const moved = await transitionTo<typeof eskCards, CardStatus>(tx, eskCards, card.id, step);
  const { humanId } = moved;
  await recordLog(tx, actor, {
    action: `card.${move}`,
    entity: { type: 'card', id: card.id },
    humanId,
    diff: {
      status: { from: card.status, to },
      ...(set?.blockReason && { blockReason: { to: set.blockReason } }),
    },
  });
  await tellHuman(tx, humanId, cardNotice(move, moved.blockReason));
  return moved;
}
