import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { and, eq, sql } from 'drizzle-orm';
import { humansWhere } from '../people/humansWhere';
import { studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { freeApplicants } from './freeApplicants';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';

/** Whether a status of study and a place admit payment; asks `students` and `student_statuses`. */
export const isPayable = (type: PaymentType) =>
  and(
    eq(studentStatuses.isPayable, true),
    type === 'grant' ? eq(studentStatuses.key, 'ENROLLED') : undefined,
    type === 'grant' ? eq(students.basis, 'BUDGET') : undefined,
  );

/** Who was applied for or asked for by a filter is looked at, payable or not: the checks will tell. */
function isMeant(payment: PaymentRow) {
  const { application } = paidBy[payment.type];
  return and(
    application && sql`${students.humanId} in (${freeApplicants(application, payment)})`,
    payment.filter || application ? undefined : isPayable(payment.type),
  );
}

/**
 * The account is there and found by the filter. Asked for each student alone: joined, a fresh
 * table of people without statistics would be read as often as there are students.
 */
const isFound = ({ filter }: PaymentRow) => sql`(
  select true from ${humans}
  where ${and(
    eq(humans.id, students.humanId),
    eq(humans.state, 'ACTIVE'),
    filter ? humansWhere(filter) : undefined,
  )}
)`;

const eduOrgIdsIn = ({ id }: PaymentRow) =>
  sql`(select edu_org_id from payments_to_edu_orgs where payment_id = ${id})`;

const studentsOf = (payment: PaymentRow) => sql`
  select ${students.humanId} as human_id, ${students.eduOrgId} as edu_org_id, 0 as rank
  from ${students}
  join ${studentStatuses} on ${studentStatuses.id} = ${students.statusId}
  where ${students.eduOrgId} in ${eduOrgIdsIn(payment)}
    and ${and(isFound(payment), isMeant(payment))}`;

/** Whoever has left the organisation since is among them: the checks will tell. */
const failedIn = (payment: PaymentRow) => sql`
  select human_id, edu_org_id, 0 as rank from payment_candidates
  where payment_id = ${payment.retryOfId} and item_status = 'FAILED'
    and edu_org_id in ${eduOrgIdsIn(payment)}`;

/** Those who are in a register already. */
const peopleIn = ({ id }: PaymentRow) => sql`
  select human_id, edu_org_id, 1 as rank from payment_candidates where payment_id = ${id}`;

/** Those whom a register would pay (`human_id`, `edu_org_id`). */
export const includedIn = (payment: PaymentRow) =>
  sql`${peopleIn(payment)} and decision = 'INCLUDED'`;

/** The people whom the rules put into a register (`human_id`, `edu_org_id`) and those in it. */
export const peopleOf = (payment: PaymentRow) => sql`
  select distinct on (human_id) human_id, edu_org_id
  from (
    ${payment.retryOfId ? failedIn(payment) : studentsOf(payment)}
    union all
    ${peopleIn(payment)}
  ) as everybody
  order by human_id, rank`;
