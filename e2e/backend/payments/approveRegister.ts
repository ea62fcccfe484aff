import { registerMoves } from '@campus/shared/contract/machines/payment';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { payments } from '../schema/money';
import { moveTo } from '../states/moveTo';
import { assertUnchanged } from './assertUnchanged';
import type { Payment } from './Payment';
import { releasePlanned } from './releasePeople';
import type { Step } from './Step';

/** What is approved is written down as it is: to whom, how much and where to. */
const plan = (tx: Database, { id }: Payment) =>
  tx.execute(sql`
    insert into pay_history_items
      (payment_id, human_id, type, period_from, period_to, amount, status, account_mask)
    select payment.id, human_id, type, period_from, period_to, amount, 'PLANNED', account_mask
    from payments as payment
    join payment_candidates as candidate on candidate.payment_id = payment.id
    where payment.id = ${id} and decision = 'INCLUDED'`);

/** Only somebody who had no hand in the list may say that it is right. */
export const approveRegister: Step = async (tx, payment, { comment }, { visitor }) => {
  if ([payment.createdById, ...payment.editorIds].includes(visitor.id)) {
    throw new Refusal(403, 'SELF_APPROVAL');
  }
  await assertUnchanged(tx, payment);
  await releasePlanned(tx, payment);
  await plan(tx, payment);
  await moveTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.approve,
    to: 'APPROVED',
    set: { approvedById: visitor.id, ...(comment && { comment }) },
  });
};
