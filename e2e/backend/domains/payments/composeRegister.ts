import type { LanguageKey } from '@campus/shared/contract/fields';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { checkCandidates } from './checkCandidates';
import { paidBy } from './paidBy';
import type { Payment } from './Payment';
import { recountTotals } from './recountTotals';
import { setEduOrgs } from './setEduOrgs';

/**
 * One register of a type for an organisation at a time; the rest of one that the bank paid in part
 * goes to a new one.
 * @throws Refusal 409 with the number of the register that is there already.
 */
async function assertNoOverlap(tx: Database, { id, type, periodFrom, periodTo }: Payment) {
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

/**
 * Gives a draft its organisations and candidates, or brings them in line with its changed terms.
 * The type of the register must be locked.
 */
export async function composeRegister(
  tx: Database,
  payment: Payment,
  eduOrgIds: readonly string[],
  language: LanguageKey,
) {
  if (payment.amountPerHuman === null && !paidBy[payment.type].grant) {
    throw new Refusal(422, 'AMOUNT_REQUIRED', { fields: { amountPerHuman: 'REQUIRED' } });
  }
  await setEduOrgs(tx, payment, eduOrgIds, language);
  await assertNoOverlap(tx, payment);
  await checkCandidates(tx, payment);
  return recountTotals(tx, payment);
}
