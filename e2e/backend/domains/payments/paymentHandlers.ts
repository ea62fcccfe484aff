import type { LanguageKey } from '@campus/shared/contract/fields';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { eq, sql, desc, getTableColumns, and, inArray } from 'drizzle-orm';
import { nameColumn } from '../../platform/database/inNameOrder';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Handlers, Handler } from '../../platform/Handler';
import { toOrganisation } from '../resources/toOrganisation';
import { fieldsWithin } from '../../platform/access/fieldsWithin';
import { payments, payHistoryItems } from './paymentTables';
import { eduOrgs, studentStatuses } from '../resources/resourceTables';
import { assertMove } from '../../platform/states/transitionTo';
import { registerReaders } from '@campus/shared/contract/roles';
import { hasRole, scopeOf } from '../../platform/access/hasRole';
import { createFailedRegister } from './createFailedRegister';
import { createRegister } from './createRegister';
import { decideCandidates } from './decideCandidates';
import { eduOrgTotalsOf } from './eduOrgTotalsOf';
import { eduOrgIdsOfPeople } from './eduOrgIdsOfPeople';
import { exportCandidates } from './exportCandidates';
import { exportPayment } from './exportPayment';
import { exportRegisters } from './exportRegisters';
import { filterCandidates } from './filterCandidates';
import { listPaidMonths } from './listPaidMonths';
import { listPaymentLog } from './listPaymentLog';
import { lockRegister } from './lockRegister';
import { assertVisible } from '../accounts/assertVisible';
import { previewPayment } from './previewPayment';
import { readPayment } from './readPayment';
import { draftsOfRegisters, registerDraftHandlers } from './registerDraftHandlers';
import { filterPayments, filterWaitingPayments, summarizePayments } from './registerLists';
import { checkPaymentResults } from './settleRegister';
import { updatePayment } from './updatePayment';
import { inLanguage } from '../../platform/messages/inLanguage';
import { facet, tallied, talliesOf } from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import { students } from '../accounts/humanTables';
import { closedHumans } from '../people/countHumans';
import type * as contract from '@campus/shared/contract/payments/calls';

const payableIds = (db: Database) =>
  db
    .select({ id: studentStatuses.id })
    .from(studentStatuses)
    .where(eq(studentStatuses.isPayable, true));

/** How many have an account and a status that admits payment, by organisation. */
async function countPayable(db: Database): Promise<ReadonlyMap<string, number>> {
  const ids = (await payableIds(db)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const eduOrgId = facet('edu_org_id');
  const linked = await db
    .select({ eduOrgId, total: tallied })
    .from(tallies)
    .where(talliesOf(students, { is_linked: ['true'], status_id: ids }))
    .groupBy(eduOrgId);
  const closed = await db
    .select({ eduOrgId: students.eduOrgId, total: sql<number>`count(*)::int` })
    .from(students)
    .where(and(inArray(students.statusId, ids), sql`${students.humanId} = ${closedHumans(db)}`))
    .groupBy(students.eduOrgId);
  const totals = new Map(linked.map((row) => [row.eduOrgId, row.total]));
  for (const row of closed) totals.set(row.eduOrgId, (totals.get(row.eduOrgId) ?? 0) - row.total);
  return totals;
}

const createPayment: Handler<typeof contract.createPayment> = ({ params, body }, context) =>
  context.db.transaction(async (tx) => {
    const type = params.paymentType;
    const id = await createRegister(tx, { ...body, type }, context);
    await draftsOfRegisters.forget(tx, { userId: context.visitor.id, type });
    return readPayment(tx, id, context.visitor);
  });

const listPaymentEduOrgTotals: Handler<typeof contract.listPaymentEduOrgTotals> = async (
  { params },
  { db, visitor, language },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  return eduOrgTotalsOf(db, id, { language, scope: scopeOf(visitor) });
};

const listPaymentEduOrgs: Handler<typeof contract.listPaymentEduOrgs> = async (
  _,
  { db, language },
) => {
  const payable = await countPayable(db);
  const rows = await db
    .select()
    .from(eduOrgs)
    .where(eq(eduOrgs.isActive, true))
    .orderBy(nameColumn(eduOrgs.name, language), eduOrgs.id);
  return rows.map((row) => ({
    ...toOrganisation(row, language),
    payableStudents: payable.get(row.id) ?? 0,
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
  exportRegisters,
  ...registerDraftHandlers,

  listPayHistory: (_, { db, visitor, language }) =>
    readPayHistory(db, visitor.id, { language, withRegisters: false }),

  async listHumanPayments({ params }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    const withRegisters = hasRole(visitor, ...registerReaders);
    return readPayHistory(db, params.id, { language, withRegisters });
  },
} satisfies Handlers<typeof contract>;
