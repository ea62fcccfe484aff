import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { studentStatuses } from '../resources/resourceTables';
import { paymentCandidates } from './paymentTables';
import { humans, students } from '../accounts/humanTables';
import { knownAccount } from './knownAccount';
import type { PaymentRow } from './PaymentRow';
import { isPayable } from './peopleOf';

/**
 * Money goes to whom the list was frozen for, as long as they may have it and to the account of
 * then.
 * @throws Refusal 422 where somebody's study, identity or account changed meanwhile.
 */
export async function assertUnchanged(tx: Database, { id, type }: PaymentRow) {
  const { humanId, eduOrgId, paymentId, decision, accountMask } = paymentCandidates;
  const isAsBefore = sql`coalesce(${and(
    eq(humans.state, 'ACTIVE'),
    eq(humans.identityStatus, 'VERIFIED'),
    isPayable(type),
    sql`${accountMask} is not distinct from ${knownAccount(sql`${humanId}`)}`,
  )}, false)`;
  const [changed] = await tx
    .select({ humanId })
    .from(paymentCandidates)
    .innerJoin(humans, eq(humans.id, humanId))
    .leftJoin(students, and(eq(students.humanId, humanId), eq(students.eduOrgId, eduOrgId)))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(and(eq(paymentId, id), eq(decision, 'INCLUDED'), sql`not ${isAsBefore}`))
    .limit(1);
  if (changed) throw new Refusal(422, 'FROZEN_DATA_CHANGED');
}
