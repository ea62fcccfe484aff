import type * as contract from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '../../platform/Handler';
import { assertMove } from '../../platform/states/transitionTo';
import { paymentCandidates } from './paymentTables';
import { readPayment } from './readPayment';

interface Sent {
  amount: number;
  itemStatus: (typeof paymentCandidates.$inferSelect)['itemStatus'];
}

function problemOf(sent: Sent | undefined, amount: number | undefined) {
  if (!sent) return 'UNKNOWN';
  if (sent.itemStatus !== 'SENT') return 'SETTLED';
  return amount !== undefined && amount !== sent.amount ? 'AMOUNT' : undefined;
}

export const checkPaymentResults: Handler<typeof contract.checkPaymentResults> = async (
  { params, body: { results } },
  { db, visitor },
) => {
  const { id, status } = await readPayment(db, params.id, visitor);
  assertMove('payment', registerMoves.settle, status);
  const { humanId, amount, itemStatus, paymentId, decision } = paymentCandidates;
  const ids = results.map((result) => result.humanId);
  const rows = await db
    .select({ humanId, amount, itemStatus })
    .from(paymentCandidates)
    .where(and(eq(paymentId, id), eq(decision, 'INCLUDED'), inArray(humanId, ids)));
  const sentTo = new Map(rows.map((row) => [row.humanId, row]));
  return results.flatMap((result) => {
    const sent = sentTo.get(result.humanId);
    const problem = problemOf(sent, result.amount);
    return problem
      ? [{ humanId: result.humanId, problem, amount: sent?.amount ?? null } as const]
      : [];
  });
};
