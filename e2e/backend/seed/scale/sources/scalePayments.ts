import { paymentCandidates, payHistoryItems } from '../../../domains/payments/paymentTables';
import { idOf } from '../idOf';
import { fullNameOf } from '../names';
import { humanOfStudent, organisationOf } from '../population';
import {
  excludedFrom,
  includedInRegister,
  isListed,
  registerStatus,
  studentOf,
} from '../registers';
import { amountOf, checksWhere, registerMonthOf, typeOf } from './scaleRegisters';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const itemStatuses = {
  DRAFT: 'NEW',
  FORMED: 'NEW',
  APPROVED: 'NEW',
  CANCELLED: 'NEW',
  SENT: 'SENT',
  PAID: 'PAID',
  PARTIALLY_PAID: 'PAID',
} as const;
const historyStatuses = { NEW: 'PLANNED', SENT: 'SENT', PAID: 'PAID', FAILED: 'RETURNED' } as const;

const failed = {
  ru: 'Банк вернул перевод: счёт закрыт.',
  en: 'The bank returned the transfer: the account is closed.',
};
const excluded = 'Превышена квота учебного заведения.';
const [passed, overQuota] = [checksWhere(true), checksWhere(false)];

const maskOf = (student: number) => `•••• ${1_000 + (student % 9_000)}`;

/** The bank sends every hundredth payment of some registers back. */
const itemStatusOf = (index: number, place: number) =>
  registerStatus(index) === 'PARTIALLY_PAID' && place % 100 === 0
    ? ('FAILED' as const)
    : itemStatuses[registerStatus(index)];

function createCandidate(index: number, place: number) {
  const student = studentOf(index, place);
  const isIncluded = place < includedInRegister(index);
  const itemStatus = isIncluded ? itemStatusOf(index, place) : ('NEW' as const);
  return {
    paymentId: idOf('register', index),
    humanId: idOf('human', humanOfStudent(student)),
    name: fullNameOf(humanOfStudent(student)),
    eduOrgId: idOf('organisation', organisationOf(student)),
    amount: amountOf(index),
    decision: isIncluded ? ('INCLUDED' as const) : ('EXCLUDED' as const),
    reason: isIncluded ? null : excluded,
    checks: isIncluded ? passed : overQuota,
    accountMask: maskOf(student),
    itemStatus,
    failReason: itemStatus === 'FAILED' ? failed.ru : null,
  };
}

function* candidates() {
  for (let index = 0; index < scaleSizes.registers; index += 1) {
    const count = includedInRegister(index) + excludedFrom(index);
    for (let place = 0; place < count; place += 1) yield createCandidate(index, place);
  }
}

function* history({ calendar }: ScaleContext) {
  for (let index = 0; index < scaleSizes.registers; index += 1) {
    if (!isListed(index)) continue;
    const { from: periodFrom, to: periodTo, payDay } = calendar.month(registerMonthOf(index));
    const common = {
      paymentId: idOf('register', index),
      type: typeOf(index),
      periodFrom,
      periodTo,
    };
    for (let place = 0; place < includedInRegister(index); place += 1) {
      const [student, itemStatus] = [studentOf(index, place), itemStatusOf(index, place)];
      yield {
        ...common,
        humanId: idOf('human', humanOfStudent(student)),
        amount: amountOf(index),
        status: historyStatuses[itemStatus],
        paidAt: itemStatus === 'PAID' ? payDay : null,
        accountMask: maskOf(student),
        reason: itemStatus === 'FAILED' ? failed : null,
      };
    }
  }
}

export const scalePayments = (context: ScaleContext) => [
  source(paymentCandidates, { [Symbol.iterator]: candidates }),
  source(payHistoryItems, { [Symbol.iterator]: () => history(context) }),
];
