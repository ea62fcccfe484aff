import { sql } from 'drizzle-orm';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';

/**
 * What each organisation may pay by the register: the grant in force on the first day of
 * its period (`id`, `name`, `is_active`, `amount`, `quota`).
 */
export const termsOf = ({ type, periodFrom, amountPerHuman }: PaymentRow) => sql`
  select organisation.id, organisation.name, organisation.is_active, in_force.quota,
    coalesce(${amountPerHuman}::bigint, in_force.amount) as amount
  from edu_orgs as organisation
  left join lateral (
    select amount, quota from grants
    where edu_org_id = organisation.id and type = ${paidBy[type].grant ?? null}::grant_type
      and is_active and ${periodFrom}::date between period_from and period_to
    order by period_from desc
    limit 1
  ) as in_force on true`;
