import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { eskCards } from '../schema/cards';
import type { Applicant } from './findApplicant';

/** Grants are for those who hold a card. */
export async function checkActiveCard(tx: Database, { human }: Applicant) {
  const isActive = and(eq(eskCards.humanId, human.id), eq(eskCards.status, 'ACTIVE'));
  const [card] = await tx.select({ id: eskCards.id }).from(eskCards).where(isActive);
  if (!card) throw new Refusal(422, 'CARD_NOT_ACTIVE');
}
