import type { PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import { eq, and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { paymentCandidates, payments } from './paymentTables';
import type { StaffMember } from '../../platform/access/Requester';
import { composeRegister } from './composeRegister';
import { editorsWith } from './editorsWith';
import { eduOrgIdsOf } from './eduOrgIdsOf';
import { hasFailed, hasHardFailure } from './hasFailed';
import { lockType } from './lockType';
import type { PaymentRow } from './PaymentRow';
import { recountTotals } from './recountTotals';

type Decisions = Pick<PaymentUpdateRequest, 'include' | 'exclude'>;

interface Decided {
  humanId: string;
  reason?: string;
}

const named = ({ include = [], exclude = [] }: Decisions) => ({
  included: include.map((one): Decided => (typeof one === 'string' ? { humanId: one } : one)),
  excluded: exclude satisfies Decided[],
});

const idsOf = (people: readonly Decided[]) => people.map(({ humanId }) => humanId);

async function assertAdmissible(
  tx: Database,
  { id }: PaymentRow,
  { included, excluded }: ReturnType<typeof named>,
) {
  const { paymentId, humanId, failedChecks } = paymentCandidates;
  const all = [...new Set(idsOf([...included, ...excluded]))];
  const silent = idsOf(included.filter(({ reason }) => !reason));
  const isUnconfirmed = hasFailed(failedChecks, 'ACCOUNT_CHANGED');
  const [found] = await tx
    .select({
      known: sql<number>`count(*)::int`,
      barred: sql<number>`count(*) filter (
        where ${hasHardFailure(failedChecks)} and ${inArray(humanId, idsOf(included))})::int`,
      unconfirmed: sql<number>`count(*) filter (
        where ${isUnconfirmed} and ${inArray(humanId, silent)})::int`,
    })
    .from(paymentCandidates)
    .where(and(eq(paymentId, id), inArray(humanId, all)));
  const { known, barred, unconfirmed } = assertDefined(found);
  if (known < all.length) throw new Refusal(422, 'CANDIDATE_UNKNOWN');
  if (barred) throw new Refusal(422, 'CANDIDATE_BARRED', { params: { count: barred } });
  if (unconfirmed)
    throw new Refusal(422, 'ACCOUNT_UNCONFIRMED', { params: { count: unconfirmed } });
}

/** Whoever passes every check needs no hand to be included. */
export const decidedBy = (userId: string) =>
  sql`case when failed_checks <> '[]' then ${userId}::uuid end`;

const decide = (tx: Database, { id }: PaymentRow, people: readonly Decided[], how: SQL) =>
  tx.execute(sql`
    update payment_candidates as candidate
    set ${how}, reason = given.reason, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as given("humanId" uuid, reason text)
    where candidate.payment_id = ${id} and candidate.human_id = given."humanId"`);

/**
 * Includes those whom no hard check bars, excludes with a reason.
 * @throws Refusal 422
 */
async function decideByHand(
  tx: Database,
  payment: PaymentRow,
  decisions: Decisions,
  userId: string,
) {
  const people = named(decisions);
  const { included, excluded } = people;
  if (included.length + excluded.length === 0) return;
  await assertAdmissible(tx, payment, people);
  await decide(
    tx,
    payment,
    included,
    sql`decision = 'INCLUDED', decided_by_id = ${decidedBy(userId)}`,
  );
  await decide(tx, payment, excluded, sql`decision = 'EXCLUDED', decided_by_id = ${userId}`);
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
  payment: PaymentRow,
  body: PaymentUpdateRequest,
  { visitor, language }: Context<StaffMember>,
): Promise<PaymentRow> {
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
