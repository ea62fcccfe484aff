import { registerMoves } from '@campus/shared/contract/machines/payment';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { Refusal } from '../Refusal';
import { payments } from '../schema/money';
import { moveTo } from '../states/moveTo';
import { checkCandidates } from './checkCandidates';
import { editorsWith } from './editorsWith';
import { eduOrgIdsOf } from './eduOrgIdsOf';
import { lockType } from './lockType';
import type { Payment } from './Payment';
import { recountTotals } from './recountTotals';
import { reserveApplications } from './reserveApplications';
import { setEduOrgs } from './setEduOrgs';
import type { Step } from './Step';

const rubles = (kopecks: number, language: LanguageKey) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB' }).format(kopecks / 100);

function assertPayable({ totals, budget }: Payment, language: LanguageKey) {
  if (totals.included === 0) throw new Refusal(422, 'NOBODY_INCLUDED');
  if (totals.amount <= budget) return;
  const params = { amount: rubles(totals.amount, language), budget: rubles(budget, language) };
  throw new Refusal(422, 'OVER_BUDGET', { fields: { budget: 'OVER_BUDGET' }, params });
}

/** Checks everybody who would be paid once more and freezes the list. */
export const formRegister: Step = async (tx, payment, _, { visitor, language }) => {
  await lockType(tx, payment.type);
  await setEduOrgs(tx, payment, await eduOrgIdsOf(tx, payment), language);
  await checkCandidates(tx, payment, true);
  await reserveApplications(tx, payment);
  assertPayable(await recountTotals(tx, payment), language);
  await moveTo(tx, payments, payment.id, {
    machine: 'payment',
    move: registerMoves.form,
    to: 'FORMED',
    set: { editorIds: editorsWith(payment, visitor) },
  });
};
