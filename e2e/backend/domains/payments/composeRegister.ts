import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, gte, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { checkCandidates } from './checkCandidates';
import { paidBy } from './paidBy';
import type { PaymentRow } from './PaymentRow';
import { payments } from './paymentTables';
import { recountTotals } from './recountTotals';
import { setEduOrgs } from './setEduOrgs';

/**
 * One register of a type for an organisation at a time; the rest of one that the bank paid in part
 * goes to a new one.
 */
export const overlappingWith = (tx: Database, { id, type, periodFrom, periodTo }: PaymentRow) =>
  tx
    .select({
      id: payments.id,
      number: payments.number,
      name: payments.name,
      status: payments.status,
    })
    .from(payments)
    .where(
      and(
        ne(payments.id, id),
        eq(payments.type, type),
        notInArray(payments.status, ['CANCELLED', 'PARTIALLY_PAID']),
        lte(payments.periodFrom, periodTo),
        gte(payments.periodTo, periodFrom),
        sql`exists (
          select from payments_to_edu_orgs as own
          join payments_to_edu_orgs as other on other.edu_org_id = own.edu_org_id
          where own.payment_id = ${id} and other.payment_id = ${payments.id})`,
      ),
    )
    .orderBy(payments.number);

/** Gives a register its organisations, with what each may pay by it. */
export async function giveTerms(
  tx: Database,
  payment: PaymentRow,
  eduOrgIds: readonly string[],
  language: LanguageKey,
) {
  if (payment.amountPerHuman === null && !paidBy[payment.type].grant) {
    throw new Refusal(422, 'AMOUNT_REQUIRED', { fields: { amountPerHuman: 'REQUIRED' } });
  }
  await setEduOrgs(tx, payment, eduOrgIds, language);
}

/**
 * Fills a draft, or brings it in line with its changed terms. The type of the register must be locked.
 * @throws Refusal 409 with the number of the register that is there already.
 */
export async function composeRegister(...given: Parameters<typeof giveTerms>) {
  const [tx, payment] = given;
  await giveTerms(...given);
  await checkCandidates(tx, payment);
  const filled = await recountTotals(tx, payment);
  const [other] = await overlappingWith(tx, filled);
  if (other) throw new Refusal(409, 'PAYMENT_DUPLICATE', { params: { number: other.number } });
  return filled;
}
