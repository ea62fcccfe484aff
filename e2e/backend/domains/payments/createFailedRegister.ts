import type * as contract from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { assertMove } from '../../platform/states/transitionTo';
import { createRegister } from './createRegister';
import { lockRegister } from './lockRegister';
import { paymentCandidates, payments } from './paymentTables';
import type { PaymentRow } from './PaymentRow';
import { readPayment } from './readPayment';

async function repetitionOf(tx: Database, { id }: PaymentRow) {
  const [made] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.retryOfId, id), ne(payments.status, 'CANCELLED')));
  return made?.id;
}

/** Where those study whom the bank could not pay, and what it owes them. */
async function failedIn(tx: Database, { id }: PaymentRow) {
  const { paymentId, itemStatus, eduOrgId, amount } = paymentCandidates;
  const [failed] = await tx
    .select({
      eduOrgIds: sql<string[]>`coalesce(jsonb_agg(distinct ${eduOrgId}), '[]')`,
      amount: sql<number>`coalesce(sum(${amount}), 0)::float8`,
    })
    .from(paymentCandidates)
    .where(and(eq(paymentId, id), eq(itemStatus, 'FAILED')));
  return assertDefined(failed);
}

/** Whoever presses twice, or comes after a colleague, gets the register that is there already. */
export const createFailedRegister: Handler<typeof contract.createFailedRegister> = (
  { params },
  context,
) =>
  context.db.transaction(async (tx) => {
    const failed = await lockRegister(tx, params.id);
    assertMove('payment', registerMoves.retry, failed.status);
    if (!failed.closedAt) throw new Refusal(409, 'RESULTS_AWAITED');
    const { type, name, periodFrom, periodTo, amountPerHuman } = failed;
    const { eduOrgIds, amount: budget } = await failedIn(tx, failed);
    const terms = { type, name, periodFrom, periodTo, amountPerHuman, budget, eduOrgIds };
    const id =
      (await repetitionOf(tx, failed)) ??
      (await createRegister(tx, { ...terms, retryOfId: failed.id }, context));
    return readPayment(tx, id, context.visitor);
  });
