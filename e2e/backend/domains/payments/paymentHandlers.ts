import type { LanguageKey } from '@campus/shared/contract/fields';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { eq, and, sql, asc, desc, getTableColumns } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { countRows, totalOf } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { onPage } from '../../platform/database/onPage';
import type { Handlers, Handler } from '../../platform/Handler';
import { messageOf } from '../../platform/messages/messageOf';
import { toOrganisation } from '../resources/toOrganisation';
import { fieldsWithin } from '../../platform/access/fieldsWithin';
import { paymentCandidates, payments, payHistoryItems } from './paymentTables';
import { eduOrgs, studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { assertMove } from '../../platform/states/transitionTo';
import { registerReaders } from '@campus/shared/contract/roles';
import { hasRole, scopeOf } from '../../platform/access/hasRole';
import { candidatesWhere } from './candidatesWhere';
import { createFailedRegister } from './createFailedRegister';
import { createRegister } from './createRegister';
import { decideCandidates } from './decideCandidates';
import { eduOrgTotalsOf } from './eduOrgTotalsOf';
import { eduOrgIdsOfPeople } from './eduOrgIdsOfPeople';
import { exportCandidates } from './exportCandidates';
import { exportPayment } from './exportPayment';
import { listPaymentLog } from './listPaymentLog';
import { lockRegister } from './lockRegister';
import { assertVisible } from '../accounts/assertVisible';
import { previewPayment } from './previewPayment';
import { readPayment } from './readPayment';
import { registerInstead } from './registerInstead';
import { filterPayments, filterWaitingPayments, summarizePayments } from './registerLists';
import { checkPaymentResults } from './settleRegister';
import { updatePayment } from './updatePayment';
import { dayAt } from '@campus/shared/contract/days';
import { inLanguage } from '../../platform/messages/inLanguage';
import type * as contract from '@campus/shared/contract/payments/calls';

const createPayment: Handler<typeof contract.createPayment> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    const id = await createRegister(tx, { ...body, type: params.paymentType }, context);
    return readPayment(tx, id, context.visitor);
  });

const selectCandidates = (db: Database, scope: string | undefined) =>
  db
    .select({
      candidate: paymentCandidates,
      human: humans,
      eduOrg: eduOrgs,
      otherRegister: registerInstead(scope),
    })
    .from(paymentCandidates)
    .innerJoin(humans, eq(humans.id, paymentCandidates.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentCandidates.eduOrgId));

type Row = Awaited<ReturnType<typeof selectCandidates>>[number];

function reasonOf({ reason, decision, checks }: Row['candidate'], language: LanguageKey) {
  const failed = checks.find(({ passed }) => !passed);
  if (reason ?? (decision === 'INCLUDED' || !failed)) return reason;
  return messageOf(`CHECK_${failed.key}`, language);
}

const toCandidate = ({ candidate, human, eduOrg, otherRegister }: Row, language: LanguageKey) => ({
  ...candidate,
  otherRegister,
  human,
  eduOrg: toOrganisation(eduOrg, language),
  isByHand: candidate.decidedById !== null,
  reason: reasonOf(candidate, language),
});

type Order = Pick<
  Parameters<Handler<typeof contract.filterCandidates>>[0]['query'],
  'asc' | 'sort'
>;

/** Those who are the same in it go by name. */
function orderOf({ sort, asc: isAscending }: Order) {
  const { amount, eduOrgId, sortName } = paymentCandidates;
  const direction = isAscending ? asc : desc;
  if (sort === 'amount') return [direction(amount), asc(sortName)];
  const name = sql`(select ${eduOrgs.shortName}->>'ru' from ${eduOrgs} where ${eduOrgs.id} = ${eduOrgId})`;
  if (sort === 'organisation') return [direction(inNameOrder(name)), asc(sortName)];
  return [direction(sortName)];
}

const filterCandidates: Handler<typeof contract.filterCandidates> = async (
  { params, query: { skip, size, ...order }, body },
  { db, visitor, language },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  const scope = scopeOf(visitor);
  const where = candidatesWhere(id, body, scope);
  const orderBy = orderOf(order);
  const rows = await selectCandidates(db, scope)
    .where(onPage(db, paymentCandidates, { where, orderBy, skip, size }))
    .orderBy(...orderBy, paymentCandidates.id);
  const items = rows.map((row) => toCandidate(row, language));
  const page = { skip, size };
  const total = await totalOf(page, rows.length, () => countRows(db, paymentCandidates, where));
  return { items, total, ...page };
};

const listPaymentEduOrgTotals: Handler<typeof contract.listPaymentEduOrgTotals> = async (
  { params },
  { db, visitor, language },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  return eduOrgTotalsOf(db, id, { language, scope: scopeOf(visitor) });
};

/** Whoever has an account and a status that admits payment. */
const payable = sql<number>`count(${humans.id}) filter (where ${studentStatuses.isPayable})::int`;

const listPaymentEduOrgs: Handler<typeof contract.listPaymentEduOrgs> = async (
  _,
  { db, language },
) => {
  const rows = await db
    .select({ eduOrg: eduOrgs, payable })
    .from(eduOrgs)
    .leftJoin(students, eq(students.eduOrgId, eduOrgs.id))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .leftJoin(humans, and(eq(humans.id, students.humanId), eq(humans.state, 'ACTIVE')))
    .where(eq(eduOrgs.isActive, true))
    .groupBy(eduOrgs.id)
    .orderBy(inNameOrder(sql`${eduOrgs.name}->>'ru'`), eduOrgs.id);
  return rows.map((row) => ({
    ...toOrganisation(row.eduOrg, language),
    payableStudents: row.payable,
  }));
};

const createPaymentForHumans: Handler<typeof contract.createPaymentForHumans> = (
  { body: { filter, payment } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const eduOrgIds = payment.eduOrgIds ?? (await eduOrgIdsOfPeople(tx, filter));
    const id = await fieldsWithin('payment', () =>
      createRegister(tx, { ...payment, eduOrgIds, filter }, context),
    );
    return readPayment(tx, id, context.visitor);
  });

const deletePayment: Handler<typeof contract.deletePayment> = ({ params: { id } }, context) =>
  context.db.transaction(async (tx) => {
    const { number, type, status } = await lockRegister(tx, id);
    assertMove('payment', registerMoves.remove, status);
    await tx.delete(payments).where(eq(payments.id, id));
    await recordLog(tx, context, {
      action: 'payment.delete',
      entity: { type: 'payment', id },
      diff: diffOf({ number, type, status }, { number: null, type: null, status: null }),
    });
    return { id };
  });

/** Where an operator sees one organisation, what its people got. */
const isSeen = (scope: string | undefined) =>
  scope
    ? sql`exists (
        select from payment_candidates as candidate
        where candidate.payment_id = item.payment_id and candidate.human_id = item.human_id
          and candidate.edu_org_id = ${scope})`
    : sql`true`;

const listPaidMonths: Handler<typeof contract.listPaidMonths> = async (
  { params },
  { db, visitor, now },
) => {
  const today = dayAt(now());
  return db
    .select({
      month: sql<string>`to_char(month, 'YYYY-MM')`,
      amount: sql<number>`coalesce(sum(item.amount), 0)::float8`,
    })
    .from(
      sql`generate_series(
          date_trunc('month', ${today}::date) - interval '11 months',
          date_trunc('month', ${today}::date), interval '1 month') as month
        left join pay_history_items as item
          on item.status = 'PAID' and item.type = ${params.paymentType}::payment_type
          and item.paid_at >= month::date and item.paid_at < (month + interval '1 month')::date
          and ${isSeen(scopeOf(visitor))}`,
    )
    .groupBy(sql`month`)
    .orderBy(sql`month`);
};

interface Reader {
  language: LanguageKey;
  /** Whether each payment names the register that it is paid from. */
  withRegisters: boolean;
}

/** All payments of a person, newest first. */
async function readPayHistory(db: Database, humanId: string, reader: Reader) {
  const rows = await db
    .select({
      ...getTableColumns(payHistoryItems),
      number: payments.number,
      registerSentAt: payments.sentAt,
    })
    .from(payHistoryItems)
    .innerJoin(payments, eq(payments.id, payHistoryItems.paymentId))
    .where(eq(payHistoryItems.humanId, humanId))
    .orderBy(desc(payHistoryItems.periodFrom), desc(payHistoryItems.createdAt), payHistoryItems.id);
  const items = rows.map(({ number, registerSentAt, ...row }) => ({
    ...row,
    plannedAt: row.createdAt.toISOString(),
    sentAt: registerSentAt?.toISOString() ?? null,
    returnedAt: row.status === 'RETURNED' ? row.updatedAt.toISOString() : null,
    reason: row.reason && inLanguage(row.reason, reader.language),
    register: reader.withRegisters ? { id: row.paymentId, number } : undefined,
  }));
  return { items, total: items.length };
}

export const paymentHandlers = {
  listPaymentEduOrgs,
  createPayment,
  createPaymentForHumans,
  previewPayment,
  createFailedRegister,
  filterPayments,
  filterWaitingPayments,
  summarizePayments,
  listPaidMonths,
  getPayment: ({ params }, { db, visitor }) => readPayment(db, params.id, visitor),
  updatePayment,
  deletePayment,
  listPaymentEduOrgTotals,
  filterCandidates,
  decideCandidates,
  exportCandidates,
  listPaymentLog,
  checkPaymentResults,
  exportPayment,

  listPayHistory: (_, { db, visitor, language }) =>
    readPayHistory(db, visitor.id, { language, withRegisters: false }),

  async listHumanPayments({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    const withRegisters = hasRole(visitor, ...registerReaders);
    return readPayHistory(db, params.id, { language, withRegisters });
  },
} satisfies Handlers<typeof contract>;
