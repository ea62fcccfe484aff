import { sql } from 'drizzle-orm';
import { paymentCandidates, payHistoryItems, payments, paymentsToEduOrgs } from '../paymentTables';
import { createCandidates, returnedByBank } from './createCandidates';
import { createRegisters, type Register } from './createRegisters';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Students } from '../../accounts/seed/seedPeople';
import type { Staff } from '../../accounts/seed/seedStaff';

const day = 24 * 60 * 60_000;

type Candidate = typeof paymentCandidates.$inferInsert;

const historyStatuses = { NEW: 'PLANNED', SENT: 'SENT', PAID: 'PAID', FAILED: 'RETURNED' } as const;

/** As the log of the register tells of them: approved the day it was made, answered a day after. */
const momentsOf = ({ createdAt, sentAt }: Register['row']) => ({
  createdAt,
  updatedAt: sentAt ? new Date(sentAt.getTime() + day) : createdAt,
});

const isIncluded = ({ decision }: Candidate) => decision === 'INCLUDED';

function historyOf({ row, payDay }: Register, candidates: Candidate[]) {
  // Only what is approved is planned.
  if (!row.approvedById) return [];
  return candidates.filter(isIncluded).map(({ humanId, itemStatus = 'NEW', ...candidate }) => ({
    paymentId: row.id,
    humanId,
    type: row.type,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    amount: candidate.amount,
    status: historyStatuses[itemStatus],
    paidAt: itemStatus === 'PAID' ? payDay : null,
    accountMask: candidate.accountMask,
    reason: itemStatus === 'FAILED' ? returnedByBank : null,
    ...momentsOf(row),
  }));
}

function totalsOf(candidates: Candidate[]) {
  const included = candidates.filter(isIncluded);
  return {
    candidates: candidates.length,
    included: included.length,
    excluded: candidates.length - included.length,
    amount: included.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** The organisations of a register; one whose quota is used up pays nobody more. */
function organisationsOf(paymentId: string, candidates: Candidate[]) {
  const isFull = ({ checks }: Candidate) =>
    checks.some(({ key, passed }) => key === 'QUOTA' && !passed);
  return [...new Set(candidates.map(({ eduOrgId }) => eduOrgId))].map((eduOrgId) => {
    const rows = candidates.filter((candidate) => candidate.eduOrgId === eduOrgId);
    const quota = rows.some(isFull) ? rows.filter(isIncluded).length : null;
    return { paymentId, eduOrgId, quota };
  });
}

/** Registers with their candidates, and the 600 payments that people see. */
export async function seedPayments(context: DemoContext, people: Students, staff: Staff) {
  const { tx } = context;
  const filled = createRegisters(context, staff).map((register) => {
    const candidates = createCandidates(register, people);
    const row = { ...register.row, totals: totalsOf(candidates) };
    return { register, candidates, row };
  });
  const rows = filled.map(({ row }) => row);
  await insertAll(tx, payments, rows);
  const links = filled.flatMap(({ row, candidates }) => organisationsOf(row.id, candidates));
  await insertAll(tx, paymentsToEduOrgs, links);
  const candidates = filled.flatMap((each) => each.candidates);
  await insertAll(tx, paymentCandidates, candidates);
  const history = filled.flatMap((each) => historyOf(each.register, each.candidates));
  await insertAll(tx, payHistoryItems, history);
  await tx.execute(sql`select setval('register_numbers', ${rows.length})`);
  return rows;
}

export type Registers = Awaited<ReturnType<typeof seedPayments>>;
