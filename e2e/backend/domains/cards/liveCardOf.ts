import { liveCardStatuses } from '@campus/shared/contract/cards/machine';
import type { eskCards } from './cardTables';

type Card = typeof eskCards.$inferSelect;

const isLive = ({ status }: Card) => liveCardStatuses.some((live) => live === status);

/** A lost card, or one of a study that is over, gives way to a new one; other blocks do not. */
const isReplaceable = ({ status, blockReason }: Card) =>
  status === 'BLOCKED' && (blockReason === 'LOST' || blockReason === 'STUDY_ENDED');

/** The card that stands in the way of another, or the one that the other would replace. */
export function liveCardOf(cards: readonly Card[]) {
  const card = cards.find(isLive);
  return card && isReplaceable(card) ? { replaced: card } : { standing: card };
}
