import { randomInt } from 'node:crypto';
import { luhnControl } from '@campus/shared/contract/checksums';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import { Refusal } from '../../platform/access/Refusal';
import type { humans } from '../accounts/humanTables';
import { eskCards, type eskIssuings } from './cardTables';
import { liveCardOf } from './liveCardOf';
import { lockCards } from './lockCards';
import { moveCard } from './moveCard';

const issuer = '220012';

/** Sixteen digits that nobody can foresee, the last by the Luhn rule. */
export function createCardNumber() {
  const fifteen = issuer + String(randomInt(1_000_000_000)).padStart(9, '0');
  return fifteen + luhnControl(fifteen);
}

type Human = Pick<typeof humans.$inferSelect, 'id' | 'photoId'>;
type Issuing = typeof eskIssuings.$inferSelect;

export const msPerDay = 86_400_000;

/** Closes the card that is replaced: from now on it cannot be unblocked. */
async function makeWay(tx: Database, actor: Actor, humanId: string) {
  const cards = await lockCards(tx, humanId);
  const { replaced, standing } = liveCardOf(cards);
  if (standing) throw new Refusal(409, 'CARD_LIVE');
  if (replaced) await moveCard(tx, actor, replaced, { move: 'close', to: 'CLOSED' });
  return cards[0];
}

/** Draws numbers until one is free. */
async function insertCard(tx: Database, card: Omit<typeof eskCards.$inferInsert, 'number'>) {
  for (;;) {
    const [inserted] = await tx
      .insert(eskCards)
      .values({ ...card, number: createCardNumber() })
      .onConflictDoNothing({ target: eskCards.number })
      .returning();
    if (inserted) return inserted;
  }
}

/**
 * Gives a person a card that becomes active when it is ready.
 * @throws Refusal 409 CARD_LIVE; two at once end in a clash of `esk_cards_one_live`.
 */
export async function issueCard(
  tx: Database,
  actor: Actor,
  { id, photoId }: Human,
  issuing: Issuing | undefined,
  now: number,
) {
  const previous = await makeWay(tx, actor, id);
  const card = await insertCard(tx, {
    humanId: id,
    photoId,
    status: 'ISSUING',
    kind: issuing?.kind ?? 'DIGITAL',
    issuingId: issuing?.id,
    previousCardId: previous?.id,
  });
  await recordLog(tx, actor, {
    action: 'card.issue',
    entity: { type: 'card', id: card.id },
    humanId: id,
    diff: { number: { to: card.number } },
  });
  const runAt = new Date(now + (issuing?.leadDays ?? 0) * msPerDay);
  await enqueue(tx, 'card.issue', { cardId: card.id }, { key: `card.issue:${card.id}`, runAt });
  return card;
}
