import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { assertNoOverlap } from './assertNoOverlap';
import { checkCandidates } from './checkCandidates';
import { paidBy } from './paidBy';
import type { Payment } from './Payment';
import { recountTotals } from './recountTotals';
import { setEduOrgs } from './setEduOrgs';

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
