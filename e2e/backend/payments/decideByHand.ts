import type { PaymentUpdateRequest } from '@campus/shared/contract/payloads/payments';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { Refusal } from '../Refusal';
import { paymentCandidates } from '../schema/candidates';
import { hasHardFailure } from './hasHardFailure';
import type { Payment } from './Payment';

const { paymentId, humanId, checks } = paymentCandidates;

const are = (payment: Payment, humanIds: string[]) =>
  and(eq(paymentId, payment.id), inArray(humanId, humanIds));

async function assertAdmissible(tx: Database, payment: Payment, include: string[], all: string[]) {
  const [found] = await tx
    .select({
      known: sql<number>`count(*)::int`,
      barred: sql<number>`count(*) filter (
        where ${hasHardFailure(checks)} and ${inArray(humanId, include)})::int`,
    })
    .from(paymentCandidates)
    .where(are(payment, all));
  const { known, barred } = existing(found);
  if (known < all.length) throw new Refusal(422, 'CANDIDATE_UNKNOWN');
  if (barred) throw new Refusal(422, 'CANDIDATE_BARRED', { params: { count: barred } });
}

/**
 * Includes those whom no hard check bars, excludes with a reason.
 * @throws Refusal 422
 */
export async function decideByHand(
  tx: Database,
  payment: Payment,
  { include = [], exclude = [] }: Pick<PaymentUpdateRequest, 'include' | 'exclude'>,
  userId: string,
) {
  const all = [...new Set([...include, ...exclude.map((one) => one.humanId)])];
  if (all.length === 0) return;
  await assertAdmissible(tx, payment, include, all);
  if (include.length > 0) {
    // Whoever passes every check needs no hand.
    const decidedById = sql`case when ${checks} @> '[{"passed":false}]' then ${userId}::uuid end`;
    await tx
      .update(paymentCandidates)
      .set({ decision: 'INCLUDED', reason: null, decidedById })
      .where(are(payment, include));
  }
  await tx.execute(sql`
    update payment_candidates as candidate
    set decision = 'EXCLUDED', reason = given.reason, decided_by_id = ${userId}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(exclude)}::jsonb)
      as given("humanId" uuid, reason text)
    where candidate.payment_id = ${payment.id} and candidate.human_id = given."humanId"`);
}
