import { sql } from 'drizzle-orm';
import type { Payment } from './Payment';

/**
 * Who will be paid, or was, by another register of the type for a time that overlaps (`human_id`,
 * `edu_org_id`). Whom the bank could not pay is free again.
 */
export const paidElsewhere = ({ id, type, periodFrom, periodTo }: Payment) => sql`
  select human_id, edu_org_id from payment_candidates
  where decision = 'INCLUDED' and item_status <> 'FAILED' and payment_id = any(array(
    select id from payments
    where id <> ${id} and type = ${type}::payment_type and status <> 'CANCELLED'
      and period_from <= ${periodTo}::date and period_to >= ${periodFrom}::date
  ))`;
