import { checkKeys, type CheckKey } from '@campus/shared/contract/payments/machine';
import { assertDefined } from '../../../platform/database/assertDefined';
import type { paymentCandidates } from '../paymentTables';
import type { Register } from './createRegisters';
import { exclusionReasons } from './data/exclusionReasons';
import type { DemoStudent, Students } from '../../accounts/seed/seedPeople';

type Row = typeof paymentCandidates.$inferInsert;
type ItemStatus = NonNullable<Row['itemStatus']>;

export const returnedByBank = {
  ru: 'Банк вернул перевод: счёт закрыт.',
  en: 'The bank returned the transfer: the account is closed.',
};

export const isPayee = ({ isVerified, status }: DemoStudent) => isVerified && status === 'ENROLLED';

const nameOf = ({ person: { lastName, firstName, middleName } }: DemoStudent) =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');

const checksOf = (failed?: CheckKey) => checkKeys.map((key) => ({ key, passed: key !== failed }));

const order: CheckKey[] = [
  'IDENTITY',
  'STATUS',
  'QUOTA',
  'ACCOUNT',
  'DUPLICATE',
  'ACCOUNT_CHANGED',
];

/** One student for each check, who does not pass it; the last payees are never paid. */
function failing(people: Students, key: CheckKey) {
  const spare = people.filter(isPayee).toReversed();
  if (key === 'IDENTITY') return people.find(({ isVerified }) => !isVerified);
  if (key === 'STATUS') return people.find(({ status }) => status === 'ACADEMIC_LEAVE');
  return spare[order.slice(2).indexOf(key)];
}

function itemStatusOf({ wish: { status, returned = 0 } }: Register, place: number): ItemStatus {
  if (status === 'SENT') return 'SENT';
  if (status !== 'PAID' && status !== 'PARTIALLY_PAID') return 'NEW';
  return place < returned ? 'FAILED' : 'PAID';
}

/** Who is in a register: first those who are paid, then those who are not. */
export function createCandidates(register: Register, people: Students): Row[] {
  const { payees, firstPayee = 0, excluded = 0 } = register.wish;
  const { id: paymentId, amountPerHuman } = register.row;
  const common = { paymentId, amount: assertDefined(amountPerHuman) };
  const paid = people.filter(isPayee).slice(firstPayee, firstPayee + payees);
  const included = paid.map((person, place) => {
    const itemStatus = itemStatusOf(register, place);
    return {
      ...common,
      humanId: person.id,
      name: nameOf(person),
      eduOrgId: person.eduOrgId,
      decision: 'INCLUDED' as const,
      checks: checksOf(),
      accountMask: person.accountMask,
      itemStatus,
      failReason: itemStatus === 'FAILED' ? returnedByBank.ru : null,
    };
  });
  const left = order.slice(0, excluded).map((key) => {
    const person = assertDefined(failing(people, key));
    const { id: humanId, eduOrgId, accountMask } = person;
    const refused = { decision: 'EXCLUDED' as const, reason: exclusionReasons[key] };
    const mask = key === 'ACCOUNT' ? null : accountMask;
    return {
      ...common,
      humanId,
      name: nameOf(person),
      eduOrgId,
      ...refused,
      accountMask: mask,
      checks: checksOf(key),
    };
  });
  return [...included, ...left];
}
