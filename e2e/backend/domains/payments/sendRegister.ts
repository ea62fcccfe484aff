import { registerMoves } from '@campus/shared/contract/payments/machine';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { paymentCandidates, payHistoryItems, payments } from './paymentTables';
import { transitionTo } from '../../platform/states/transitionTo';
import { assertUnchanged } from './assertUnchanged';
import type { Payment } from './Payment';
import type { Step } from './Step';
import { tellPayees } from './tellPayees';

/** @throws Refusal 422 where the list is not, to the kopeck, what was approved. */
async function assertAsApproved(tx: Database, { id }: Payment) {
  const approved = sql`select human_id, amount, account_mask from pay_history_items
    where payment_id = ${id} and status = 'PLANNED'`;
  const listed = sql`select human_id, amount, account_mask from payment_candidates
    where payment_id = ${id} and decision = 'INCLUDED'`;
  const [difference] = await tx
    .select({ humanId: sql`human_id` })
    .from(
      sql`((${approved} except ${listed}) union all (${listed} except ${approved})) as differences`,
    )
    .limit(1);
  if (difference) throw new Refusal(422, 'FROZEN_DATA_CHANGED');
}

/** Hands an approved register to the bank and tells everybody in it. */
export const sendRegister: Step = async (tx, payment, _, { now }) => {
  const { id } = payment;
  await assertUnchanged(tx, payment);
  await assertAsApproved(tx, payment);
  await tx
    .update(payHistoryItems)
    .set({ status: 'SENT' })
    .where(and(eq(payHistoryItems.paymentId, id), eq(payHistoryItems.status, 'PLANNED')));
  await tx
    .update(paymentCandidates)
    .set({ itemStatus: 'SENT' })
    .where(and(eq(paymentCandidates.paymentId, id), eq(paymentCandidates.decision, 'INCLUDED')));
  await tellPayees(tx, payment, 'SENT');
  await transitionTo(tx, payments, id, {
    machine: 'payment',
    move: registerMoves.send,
    to: 'SENT',
    set: { sentAt: new Date(now()) },
  });
};
