import type { LanguageKey } from '@campus/shared/contract/fields';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import type { PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';
import type { StaffRole } from '@campus/shared/contract/roles';
import { sql, and, eq } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { payments, payHistoryItems, paymentCandidates } from './paymentTables';
import { transitionTo, assertMove } from '../../platform/states/transitionTo';
import { assertVersion, saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { assertUnchanged } from './assertUnchanged';
import { checkCandidates } from './checkCandidates';
import { editorsWith } from './editorsWith';
import { draft, editRegister, isEdit } from './editRegister';
import { eduOrgIdsOf } from './eduOrgIdsOf';
import { lockRegister } from './lockRegister';
import { lockType } from './lockType';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';
import { readPayment } from './readPayment';
import { recountTotals } from './recountTotals';
import { rubles } from './rubles';
import { setEduOrgs } from './setEduOrgs';
import { settleRegister } from './settleRegister';
import { registerStepOf, type RegisterStep, type StepName } from './RegisterStep';
import { tellPayees } from './tellPayees';
import type * as contract from '@campus/shared/contract/payments/calls';

/** @throws Refusal 422 where the list is not, to the kopeck, what was approved. */
async function assertAsApproved(tx: Database, { id }: PaymentRow) {
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

/** Nobody closes the account until the money is on its way; who is closing it is waited for. */
const lockPayees = (tx: Database, { id }: PaymentRow) =>
  tx.execute(sql`
    select count(*) from (
      select id from humans where id in (
        select human_id from payment_candidates
        where payment_id = ${id} and decision = 'INCLUDED'
      )
      order by id for share
    ) as locked`);

/** Hands an approved register to the bank and tells everybody in it. */
const sendRegister: RegisterStep = async (tx, payment, _, { now }) => {
  const { id } = payment;
  await lockPayees(tx, payment);
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
  await tellPayees(tx, payment, 'SENT', { now: now() });
  await transitionTo(tx, payments, id, {
    machine: 'payment',
    move: registerMoves.send,
    to: 'SENT',
    set: { sentAt: new Date(now()) },
  });
};

/** From now on the applications of the included, one of each person, are paid by this register. */
async function reserveApplications(tx: Database, { id, type }: PaymentRow) {
  const { application } = paidBy[type];
  if (!application) return;
  await tx.execute(sql`
    update applications set payment_id = ${id}, version = version + 1, updated_at = now()
    where id in (
      select distinct on (application.human_id) application.id
      from applications as application
      join payment_candidates as candidate on candidate.human_id = application.human_id
      where candidate.payment_id = ${id} and candidate.decision = 'INCLUDED'
        and application.type = ${application}::application_type
        and application.status = 'APPROVED' and application.payment_id is null
      order by application.human_id, application.created_at, application.id
    )`);
}

function assertPayable({ totals, budget }: PaymentRow, language: LanguageKey) {
  if (totals.included === 0) throw new Refusal(422, 'NOBODY_INCLUDED');
  if (totals.amount <= budget) return;
  const params = { amount: rubles(totals.amount, language), budget: rubles(budget, language) };
  throw new Refusal(422, 'OVER_BUDGET', { fields: { budget: 'OVER_BUDGET' }, params });
}

/** Checks everybody who would be paid once more and freezes the list. */
const formRegister: RegisterStep = async (tx, payment, _, { visitor, language }) => {
  await lockType(tx, payment.type);
  await setEduOrgs(tx, payment, await eduOrgIdsOf(tx, payment), language);
  await checkCandidates(tx, payment, true);
  await reserveApplications(tx, payment);
  assertPayable(await recountTotals(tx, payment), language);
  await transitionTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.form,
    to: 'FORMED',
    set: { editorIds: editorsWith(payment, visitor) },
  });
};

async function releasePlanned(tx: Database, { id }: PaymentRow) {
  const isPlanned = eq(payHistoryItems.status, 'PLANNED');
  await tx.delete(payHistoryItems).where(and(eq(payHistoryItems.paymentId, id), isPlanned));
}

/** Takes back what a register promised: planned payments, and applications that it would pay for. */
async function releasePeople(tx: Database, payment: PaymentRow) {
  await releasePlanned(tx, payment);
  await tx.execute(sql`
    update applications set payment_id = null, updated_at = now() where payment_id = ${payment.id}`);
}

/** What is approved is written down as it is: to whom, how much and where to. */
const plan = (tx: Database, { id }: PaymentRow) =>
  tx.execute(sql`
    insert into pay_history_items
      (payment_id, human_id, type, period_from, period_to, amount, status, account_mask)
    select payment.id, human_id, type, period_from, period_to, amount, 'PLANNED', account_mask
    from payments as payment
    join payment_candidates as candidate on candidate.payment_id = payment.id
    where payment.id = ${id} and decision = 'INCLUDED'`);

/** Only somebody who had no hand in the list may say that it is right. */
const approveRegister: RegisterStep = async (tx, payment, { comment }, { visitor }) => {
  if ([payment.createdById, ...payment.editorIds].includes(visitor.id)) {
    throw new Refusal(403, 'SELF_APPROVAL');
  }
  await assertUnchanged(tx, payment);
  await releasePlanned(tx, payment);
  await plan(tx, payment);
  await transitionTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.approve,
    to: 'APPROVED',
    set: { approvedById: visitor.id, ...(comment && { comment }) },
  });
};

const isOneOf = ({ roles }: StaffMember, admitted: readonly string[]) =>
  roles.some((role: StaffRole) => admitted.includes(role));

/** What was approved only an approver calls off. */
function moversOf(step: StepName, { status }: PaymentRow): readonly string[] {
  if (step === 'cancel' && status === 'APPROVED') return ['PAYMENT_APPROVER'];
  return registerMoves[step].by;
}

interface Change {
  isEdit: boolean;
  step: StepName | undefined;
}

/** @throws Refusal 403 for whom the change is not theirs, 409 where the state does not admit it. */
function assertMayChange(payment: PaymentRow, { isEdit, step }: Change, visitor: StaffMember) {
  const movers = [...(isEdit ? [draft.by] : []), ...(step ? [moversOf(step, payment)] : [])];
  if (!movers.every((admitted) => isOneOf(visitor, admitted))) throw new Refusal(403, 'FORBIDDEN');
  if (isEdit) assertMove('payment', draft, payment.status);
  if (step) assertMove('payment', registerMoves[step], payment.status);
}

/** Makes a formed register a draft again. */
const reopenRegister: RegisterStep = async (tx, payment, { comment }) => {
  await releasePeople(tx, payment);
  await transitionTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.reopen,
    to: 'DRAFT',
    set: { comment },
  });
};

/** Calls a register off while nothing is sent. */
const cancelRegister: RegisterStep = async (tx, payment, { comment }, { now }) => {
  await releasePeople(tx, payment);
  await transitionTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.cancel,
    to: 'CANCELLED',
    set: { comment, closedAt: new Date(now()) },
  });
};

const steps: Record<StepName, RegisterStep> = {
  form: formRegister,
  reopen: reopenRegister,
  approve: approveRegister,
  send: sendRegister,
  settle: settleRegister,
  cancel: cancelRegister,
};

/**
 * What the row of the register does not show: a comment that was made before in the same words,
 * decisions by hand, organisations, and how many results came.
 */
function saidIn({ comment, include, exclude, eduOrgIds, results = [] }: PaymentUpdateRequest) {
  const failed = results.filter(({ status }) => status === 'FAILED').length;
  return {
    ...(comment && { comment: { to: comment } }),
    ...(include && { include: { to: include } }),
    ...(exclude && { exclude: { to: exclude } }),
    ...(eduOrgIds && { eduOrgIds: { to: eduOrgIds } }),
    ...(results.length > 0 && { results: { to: { paid: results.length - failed, failed } } }),
  };
}

async function change(
  tx: Database,
  before: PaymentRow,
  body: PaymentUpdateRequest,
  context: Context<StaffMember>,
) {
  const step = registerStepOf(body);
  assertMayChange(before, { isEdit: isEdit(body), step }, context.visitor);
  // Whoever was met by a newer register and took all of it changes nothing.
  if (!isEdit(body) && !step) return assertVersion(tx, before, body.version);
  const saved = await saveVersion(tx, payments, { id: before.id, version: body.version }, {});
  const edited = isEdit(body) ? await editRegister(tx, saved, body, context) : saved;
  if (step) await steps[step](tx, edited, body, context);
  const after = await lockRegister(tx, before.id);
  await recordLog(tx, context, {
    action: `payment.${step ?? 'update'}`,
    entity: { type: 'payment', id: before.id },
    diff: { ...saidIn(body), ...diffOf(before, after) },
  });
}

export const updatePayment: Handler<typeof contract.updatePayment> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    await change(tx, await lockRegister(tx, params.id), body, context);
    return readPayment(tx, params.id, context.visitor);
  });
