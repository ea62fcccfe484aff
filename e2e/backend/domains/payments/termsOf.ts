import { sql } from 'drizzle-orm';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';

/**
 * What each organisation may pay by the register: the grant in force on the first day of its period,
 * or what it owes to whom the bank could not pay (`id`, `name`, `is_active`, `amount`, `quota`).
 */
export const termsOf = ({ type, periodFrom, amountPerHuman, retryOfId }: PaymentRow) => sql`
  select organisation.id, organisation.name, organisation.is_active, in_force.quota,
    coalesce(${amountPerHuman}::bigint, owed.amount, in_force.amount) as amount
  from edu_orgs as organisation
  left join lateral (
    select amount, quota from grants
    where edu_org_id = organisation.id and type = ${paidBy[type].grant ?? null}::grant_type
      and is_active and ${periodFrom}::date between period_from and period_to
    order by period_from desc
    limit 1
  ) as in_force on true
  left join lateral (
    select amount from payment_candidates
    where payment_id = ${retryOfId}::uuid and edu_org_id = organisation.id
      and item_status = 'FAILED'
    limit 1
  ) as owed on true`;
