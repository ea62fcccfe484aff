import type { cardActions } from '@campus/shared/contract/people/requests';
import type { Actor } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { lockCards } from './lockCards';
import { moveCard } from './moveCard';

const steps = {
  BLOCK: { move: 'block', to: 'BLOCKED', set: { blockReason: 'STAFF' } },
  UNBLOCK: { move: 'unblock', to: 'ACTIVE', set: { blockReason: null } },
  CLOSE: { move: 'close', to: 'CLOSED' },
} as const;

/**
 * Staff block, unblock or close the card that a person has now.
 * @throws Refusal 422 CARD_NONE, 409 CARD_REPLACED or 409 STATE.
 */
export async function actOnCard(
  tx: Database,
  actor: Actor,
  humanId: string,
  action: (typeof cardActions)[number],
) {
  const [card] = await lockCards(tx, humanId);
  if (!card) throw new Refusal(422, 'CARD_NONE');
  const isReplacement = card.previousCardId && card.status !== 'BLOCKED';
  if (action === 'UNBLOCK' && isReplacement) throw new Refusal(409, 'CARD_REPLACED');
  return moveCard(tx, actor, card, steps[action]);
}
