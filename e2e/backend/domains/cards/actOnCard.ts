import type { cardActions } from '@campus/shared/contract/people/requests';
import type { Actor } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { lockCards } from './lockCards';
import { lockStudy } from './lockStudy';
import { moveCard } from './moveCard';

const steps = {
  BLOCK: { move: 'block', to: 'BLOCKED', set: { blockReason: 'STAFF' } },
  UNBLOCK: { move: 'unblock', to: 'ACTIVE', set: { blockReason: null } },
  CLOSE: { move: 'close', to: 'CLOSED' },
} as const;

/**
 * Staff block, unblock or close the card that a person has now.
 * @throws Refusal 422 CARD_NONE or CARD_STUDY_ENDED, 409 CARD_REPLACED or STATE.
 */
export async function actOnCard(
  tx: Database,
  actor: Actor,
  humanId: string,
  action: (typeof cardActions)[number],
) {
  // The study before the cards, as what its organisation says does: two orders could wait for ever.
  const study = await lockStudy(tx, humanId);
  const [card] = await lockCards(tx, humanId);
  if (!card) throw new Refusal(422, 'CARD_NONE');
  const isReplacement = card.previousCardId && card.status !== 'BLOCKED';
  if (action === 'UNBLOCK' && isReplacement) throw new Refusal(409, 'CARD_REPLACED');
  // A block for another reason may have outlasted the study, whose end found no active card.
  if (action === 'UNBLOCK' && !study?.isGoingOn) throw new Refusal(422, 'CARD_STUDY_ENDED');
  return moveCard(tx, actor, card, steps[action]);
}
