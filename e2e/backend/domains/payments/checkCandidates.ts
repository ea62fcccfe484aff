import { checkKeys, type CheckKey } from '@campus/shared/contract/payments/machine';
import { or, sql, type SQL } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { spentApplicants } from './freeApplicants';
import { hasFailed, hasHardFailure } from './hasFailed';
import { accountOf } from './knownAccount';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';
import { includedIn, isPayable, peopleOf } from './peopleOf';
import { termsOf } from './termsOf';

/**
 * Who will be paid, or was, by another register of the type for a time that overlaps (`human_id`,
 * `edu_org_id`). Whom the bank could not pay is free again.
 */
const paidElsewhere = ({ id, type, periodFrom, periodTo }: PaymentRow) => sql`
  select human_id, edu_org_id from payment_candidates
  where decision = 'INCLUDED' and item_status <> 'FAILED' and payment_id = any(array(
    select id from payments
    where id <> ${id} and type = ${type}::payment_type and status <> 'CANCELLED'
      and period_from <= ${periodTo}::date and period_to >= ${periodFrom}::date
  ))`;

const humanId = sql`people.human_id`;

function isDuplicate(payment: PaymentRow) {
  const { application } = paidBy[payment.type];
  const isPaid = sql`${humanId} in (select human_id from elsewhere)`;
  if (!application) return isPaid;
  return or(isPaid, sql`${humanId} in (${spentApplicants(application, payment)})`);
}

/** Each person with what speaks for and against paying, except the quota. */
const facts = (payment: PaymentRow) => sql`
  select people.human_id, people.edu_org_id, terms.amount, ${students.enrolledAt} as enrolled_at,
    concat_ws(' ', ${humans.lastName}, ${humans.firstName}, ${humans.middleName}) as name,
    account.mask, account.mask is not null as "ACCOUNT",
    not account.is_changed as "ACCOUNT_CHANGED",
    coalesce(${humans.state} = 'ACTIVE' and ${isPayable(payment.type)}, false) as "STATUS",
    not (${isDuplicate(payment)}) as "DUPLICATE",
    ${humans.identityStatus} = 'VERIFIED' as "IDENTITY"
  from people
  join terms on terms.id = people.edu_org_id
  join ${humans} on ${humans.id} = people.human_id
  cross join lateral ${accountOf(humanId)} as account
  left join ${students}
    on ${students.humanId} = people.human_id and ${students.eduOrgId} = people.edu_org_id
  left join ${studentStatuses} on ${studentStatuses.id} = ${students.statusId}`;

/**
 * Whoever could be paid takes a place of the organisation’s quota, the first enrolled first; whose
 * account has to be confirmed keeps it meanwhile.
 */
const places = sql`
  select *, row_number() over (
    partition by edu_org_id, "STATUS" and "DUPLICATE" and "IDENTITY" and "ACCOUNT"
    order by enrolled_at, human_id
  ) as place
  from facts`;

const checked = ({ id }: PaymentRow) => sql`
  select places.*,
    quota is null or place <= quota - coalesce(taken.number, 0)
      or not ("STATUS" and "DUPLICATE" and "IDENTITY" and "ACCOUNT") as "QUOTA"
  from places
  join payments_to_edu_orgs as share
    on share.payment_id = ${id} and share.edu_org_id = places.edu_org_id
  left join taken on taken.edu_org_id = places.edu_org_id`;

const column = (key: string) => sql.identifier(key);
const allPass = sql.join(checkKeys.map(column), sql` and `);
const checks = sql.join(
  checkKeys.map((key) => sql`jsonb_build_object('key', ${key}::text, 'passed', ${column(key)})`),
  sql`, `,
);

const failed = sql`excluded.failed_checks`;
/** Whoever was included by hand was to be paid to the account of then. */
const isUnseenAccount = sql`(${hasFailed(failed, 'ACCOUNT_CHANGED')}
  and kept.account_mask is distinct from excluded.account_mask)`;

/** What somebody decided stands, unless it would pay whom nobody may, or where nobody has looked. */
const isKept = sql`kept.decided_by_id is not null and (
  kept.decision = 'EXCLUDED' or not (${hasHardFailure(failed)} or ${isUnseenAccount}))`;

/** Half of a register of thousands need not be written again to say the same. */
const isOutdated = sql`
  (kept.name, kept.edu_org_id, kept.amount, kept.account_mask, kept.checks) is distinct from
  (excluded.name, excluded.edu_org_id, excluded.amount, excluded.account_mask, excluded.checks)`;

/** Everybody among `people` with what each check says, as the table `checked`. */
const withChecked = (payment: PaymentRow, people: SQL) => sql`
  with people as (${people}), terms as (${termsOf(payment)}),
    elsewhere as materialized (${paidElsewhere(payment)}),
    taken as (select edu_org_id, count(*) as number from elsewhere group by 1),
    facts as materialized (${facts(payment)}), places as (${places}),
    checked as (${checked(payment)})`;

/** 50,000 people take a free processor seconds: a busy one longer than a statement may. */
const allowTime = (tx: Database) => tx.execute(sql`set local statement_timeout = '2min'`);

/**
 * Looks at everybody whom a register is for, in one statement; with `onlyIncluded` at those whom
 * it would pay now, so that somebody may drop out of it but nobody joins unseen, nor takes the place of
 * somebody in it.
 */
export async function checkCandidates(tx: Database, payment: PaymentRow, onlyIncluded = false) {
  const people = onlyIncluded ? includedIn(payment) : peopleOf(payment);
  await allowTime(tx);
  await tx.execute(sql`
    insert into payment_candidates as kept
      (payment_id, human_id, name, edu_org_id, amount, account_mask, decision, checks)
    ${withChecked(payment, people)}
    select ${payment.id}::uuid, human_id, name, edu_org_id, amount, mask,
      (case when ${allPass} then 'INCLUDED' else 'EXCLUDED' end)::candidate_decision,
      jsonb_build_array(${checks})
    from checked
    on conflict (payment_id, human_id) do update set
      name = excluded.name, edu_org_id = excluded.edu_org_id, amount = excluded.amount,
      account_mask = excluded.account_mask, checks = excluded.checks,
      decision = case when ${isKept} then kept.decision else excluded.decision end,
      reason = case when ${isKept} then kept.reason end,
      decided_by_id = case when ${isKept} then kept.decided_by_id end,
      updated_at = now()
    where ${isOutdated}`);
}

interface Counted {
  candidates: number;
  included: number;
  excluded: number;
  /** Kopecks of the included. */
  amount: number;
  /** How many each check leaves out. */
  failed: Record<CheckKey, number>;
}

const failures = sql.join(
  checkKeys.map((key) => sql`${key}::text, count(*) filter (where not ${column(key)})`),
  sql`, `,
);

/**
 * What `checkCandidates` would write for a register that has nobody yet, in all and by organisation,
 * without writing it: most of the time goes into the rows and their indexes.
 */
export async function countCandidates(tx: Database, payment: PaymentRow) {
  await allowTime(tx);
  const rows = await tx
    .select({ eduOrgId: sql<string | null>`edu_org_id`, counted: sql<Counted>`counted` })
    .from(
      sql`(${withChecked(payment, peopleOf(payment))}
        select edu_org_id, jsonb_build_object(
          'candidates', count(*),
          'included', count(*) filter (where ${allPass}),
          'excluded', count(*) filter (where (${allPass}) is not true),
          'amount', coalesce(sum(amount) filter (where ${allPass}), 0),
          'failed', jsonb_build_object(${failures})
        ) as counted
        from checked group by grouping sets ((edu_org_id), ())) as organisations`,
    );
  const byEduOrg = new Map(rows.map(({ eduOrgId, counted }) => [eduOrgId, counted]));
  return { all: assertDefined(byEduOrg.get(null)), byEduOrg };
}
