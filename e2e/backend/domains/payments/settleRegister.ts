import { dayAt } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import type {
  PaymentResult,
  PaymentUpdateRequest,
} from '@campus/shared/contract/payments/requests';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { assertMove, transitionTo } from '../../platform/states/transitionTo';
import type { PaymentRow } from './PaymentRow';
import { paymentCandidates, payments } from './paymentTables';
import { readPayment } from './readPayment';
import type { RegisterStep } from './RegisterStep';
import { tellPayees } from './tellPayees';

const rowsOf = (results: PaymentResult[]) => sql`
  (select "humanId" as human_id, status, reason, amount
   from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
     as given("humanId" uuid, status text, reason text, amount bigint)) as result`;

/** @throws Refusal 422 for somebody who was not sent this money, or about whom the bank has spoken. */
async function assertKnown(tx: Database, { id }: PaymentRow, results: SQL) {
  const [odd] = await tx
    .select({
      unknown: sql<number>`count(*) filter (where candidate.id is null)::int`,
      settled: sql<number>`count(*) filter (where candidate.item_status <> 'SENT')::int`,
      other: sql<number>`count(*) filter (where result.amount <> candidate.amount)::int`,
    })
    .from(
      sql`${results} left join payment_candidates as candidate on candidate.payment_id = ${id}
        and candidate.human_id = result.human_id and candidate.decision = 'INCLUDED'`,
    );
  const { unknown, settled, other } = assertDefined(odd);
  if (unknown) throw new Refusal(422, 'RESULTS_UNKNOWN_HUMAN', { params: { count: unknown } });
  if (settled) throw new Refusal(422, 'RESULTS_SETTLED', { params: { count: settled } });
  if (other) throw new Refusal(422, 'RESULTS_AMOUNT', { params: { count: other } });
}

async function writeDown(tx: Database, { id }: PaymentRow, results: SQL, day: string) {
  await tx.execute(sql`
    update payment_candidates as candidate
    set item_status = result.status::candidate_item_status,
      fail_reason = case when result.status = 'FAILED' then result.reason end, updated_at = now()
    from ${results}
    where candidate.payment_id = ${id} and candidate.human_id = result.human_id`);
  await tx.execute(sql`
    update pay_history_items as item
    set status = (case result.status when 'PAID' then 'PAID' else 'RETURNED' end)::pay_item_status,
      paid_at = case result.status when 'PAID' then ${day}::date end,
      reason = case result.status when 'FAILED' then jsonb_build_object('ru', result.reason) end,
      updated_at = now(), version = item.version + 1
    from ${results}
    where item.payment_id = ${id} and item.human_id = result.human_id`);
  // What was applied for is still to be paid: a new register may take it.
  await tx.execute(sql`
    update applications as application set payment_id = null, updated_at = now()
    from ${results}
    where application.payment_id = ${id} and application.human_id = result.human_id
      and result.status = 'FAILED'`);
}

async function outcomeOf(tx: Database, { id }: PaymentRow) {
  const [left] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where item_status = 'SENT')::int`,
      failed: sql<number>`count(*) filter (where item_status = 'FAILED')::int`,
    })
    .from(sql`payment_candidates`)
    .where(sql`payment_id = ${id} and decision = 'INCLUDED'`);
  const { waiting, failed } = assertDefined(left);
  return { isClosed: waiting === 0, isPaid: waiting + failed === 0 };
}

/** @throws Refusal 422 where the caller believes in another end than the results come to. */
function assertOutcome(isPaid: boolean, { status }: PaymentUpdateRequest) {
  if (status && (status === 'PAID') !== isPaid) throw new Refusal(422, 'RESULTS_INCOMPLETE');
}

/** Takes what the bank says, perhaps in portions; whoever failed may be in a new register. */
export const settleRegister: RegisterStep = async (tx, payment, body, { now }) => {
  const results = rowsOf(body.results ?? []);
  await assertKnown(tx, payment, results);
  await writeDown(tx, payment, results, dayAt(now()));
  const among = sql`candidate.human_id in (select result.human_id from ${results})`;
  await tellPayees(tx, payment, 'PAID', { now: now(), among });
  await tellPayees(tx, payment, 'FAILED', { now: now(), among });
  const { isClosed, isPaid } = await outcomeOf(tx, payment);
  assertOutcome(isPaid, body);
  await transitionTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.settle,
    to: isPaid ? 'PAID' : 'PARTIALLY_PAID',
    set: { closedAt: isClosed ? new Date(now()) : null },
  });
};

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
