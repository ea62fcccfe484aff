import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import type { Payment } from './Payment';

/**
 * One register of a type for an organisation at a time; the rest of one that the bank paid in part
 * goes to a new one.
 * @throws Refusal 409 with the number of the register that is there already.
 */
export async function assertNoOverlap(tx: Database, { id, type, periodFrom, periodTo }: Payment) {
  const shared = sql`
    select from payments_to_edu_orgs as own
    join payments_to_edu_orgs as other on other.edu_org_id = own.edu_org_id
    where own.payment_id = ${id} and other.payment_id = payments.id`;
  const [other] = await tx.select({ number: sql<string>`number` }).from(sql`payments`).where(sql`
    id <> ${id} and type = ${type}::payment_type
    and status not in ('CANCELLED', 'PARTIALLY_PAID')
    and period_from <= ${periodTo}::date and period_to >= ${periodFrom}::date
    and exists (${shared})`);
  if (other) throw new Refusal(409, 'PAYMENT_DUPLICATE', { params: { number: other.number } });
}
