import { cardMoves, type CardStatus } from '@campus/shared/contract/machines/card';
import type { Actor } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { tellHuman } from '../notifications/tellHuman';
import { eskCards } from '../schema/cards';
import { moveTo } from '../states/moveTo';
import { cardNotices } from './cardNotices';

type Card = typeof eskCards.$inferSelect;

interface Step {
  move: keyof typeof cardNotices;
  to: CardStatus;
  set?: Partial<Card>;
}

/** Moves a card by its machine, writes that down and tells the owner. */
export async function moveCard(tx: Database, actor: Actor, card: Card, { move, to, set }: Step) {
  const step = { machine: 'card', move: cardMoves[move], to, set } as const;
  const moved = await moveTo<typeof eskCards, CardStatus>(tx, eskCards, card.id, step);
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
  await tellHuman(tx, humanId, { kind: 'CARD', link: '/me/card', ...cardNotices[move] });
  return moved;
}
