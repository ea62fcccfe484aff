import type { PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import { eq, and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { paymentCandidates, payments } from './paymentTables';
import type { StaffMember } from '../../platform/access/Requester';
import { composeRegister } from './composeRegister';
import { editorsWith } from './editorsWith';
import { eduOrgIdsOf } from './eduOrgIdsOf';
import { hasHardFailure } from './hasHardFailure';
import { lockType } from './lockType';
import type { Payment } from './Payment';
import { recountTotals } from './recountTotals';

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
  const { known, barred } = assertDefined(found);
  if (known < all.length) throw new Refusal(422, 'CANDIDATE_UNKNOWN');
  if (barred) throw new Refusal(422, 'CANDIDATE_BARRED', { params: { count: barred } });
}

/** Whoever passes every check needs no hand to be included. */
export const decidedBy = (userId: string) =>
  sql`case when ${checks} @> '[{"passed":false}]' then ${userId}::uuid end`;

/**
 * Includes those whom no hard check bars, excludes with a reason.
 * @throws Refusal 422
 */
async function decideByHand(
  tx: Database,
  payment: Payment,
  { include = [], exclude = [] }: Pick<PaymentUpdateRequest, 'include' | 'exclude'>,
  userId: string,
) {
  const all = [...new Set([...include, ...exclude.map((one) => one.humanId)])];
  if (all.length === 0) return;
  await assertAdmissible(tx, payment, include, all);
  if (include.length > 0) {
    await tx
      .update(paymentCandidates)
      .set({ decision: 'INCLUDED', reason: null, decidedById: decidedBy(userId) })
      .where(are(payment, include));
  }
  await tx.execute(sql`
    update payment_candidates as candidate
    set decision = 'EXCLUDED', reason = given.reason, decided_by_id = ${userId}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(exclude)}::jsonb)
      as given("humanId" uuid, reason text)
    where candidate.payment_id = ${payment.id} and candidate.human_id = given."humanId"`);
}

/** What may be edited, and by whom. */
export const draft = { from: ['DRAFT'], to: ['DRAFT'], by: ['PAYMENT_MANAGER'] } as const;

/** What decides who is in a register and how much each gets. */
const composing = ['periodFrom', 'periodTo', 'amountPerHuman', 'eduOrgIds'] as const;
const others = ['name', 'budget', 'include', 'exclude'] as const;

const hasAny = (body: PaymentUpdateRequest, fields: readonly (keyof PaymentUpdateRequest)[]) =>
  fields.some((field) => body[field] !== undefined);

/** Whether a request changes what is in a register; the comment on a move does not. */
export const isEdit = (body: PaymentUpdateRequest) =>
  hasAny(body, [...composing, ...others]) ||
  (body.comment !== undefined && !body.status && !body.results);

/** Changes a draft that is locked: its terms, then its list, then who is in the list. */
export async function editRegister(
  tx: Database,
  payment: Payment,
  body: PaymentUpdateRequest,
  { visitor, language }: Context<StaffMember>,
): Promise<Payment> {
  const { name, budget, comment, periodFrom, periodTo, amountPerHuman } = body;
  const terms = { name, budget, comment: comment === '' ? null : comment };
  const [edited] = await tx
    .update(payments)
    .set({
      ...terms,
      periodFrom,
      periodTo,
      amountPerHuman,
      editorIds: editorsWith(payment, visitor),
    })
    .where(eq(payments.id, payment.id))
    .returning();
  const draft = assertDefined(edited);
  if (hasAny(body, composing)) {
    await lockType(tx, draft.type);
    const eduOrgIds = body.eduOrgIds ?? (await eduOrgIdsOf(tx, draft));
    await composeRegister(tx, draft, eduOrgIds, language);
  }
  await decideByHand(tx, draft, body, visitor.id);
  return recountTotals(tx, draft);
}
