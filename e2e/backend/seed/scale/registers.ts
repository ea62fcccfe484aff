import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import { organisationOf } from './population';
import { pick } from './pick';
import { scaleSizes } from './sizes';

/** Of twenty registers most are paid. */
const usual = Array.from({ length: 20 }, (_, place): RegisterStatus => {
  const others: Partial<Record<number, RegisterStatus>> = {
    3: 'DRAFT',
    7: 'PARTIALLY_PAID',
    11: 'SENT',
    15: 'APPROVED',
    17: 'CANCELLED',
    19: 'FORMED',
  };
  return others[place] ?? 'PAID';
});

export const registerStatus = (index: number): RegisterStatus =>
  index === 0 ? 'PAID' : pick(usual, index);

/** Whether its payments are on people’s lists. */
export const isListed = (index: number) =>
  registerStatus(index) !== 'DRAFT' && registerStatus(index) !== 'CANCELLED';

const listed = Array.from({ length: scaleSizes.registers }, (_, index) => index).filter(isListed);
const rest = scaleSizes.payHistory - scaleSizes.largestRegister;
const average = Math.floor(rest / (listed.length - 1));
const last = listed.at(-1) ?? 0;

/** How many are paid: the first register is the largest, the last one takes what is left over. */
export function includedInRegister(index: number) {
  if (index === 0) return scaleSizes.largestRegister;
  if (index === last) return rest - average * (listed.length - 2);
  return average;
}

/** Two of a hundred candidates are left out. */
export const excludedFrom = (index: number) => Math.floor(includedInRegister(index) / 50);

const perOrganisation = Math.floor(scaleSizes.students / scaleSizes.organisations) - 100;

export const organisationsOf = (index: number) =>
  Math.ceil((includedInRegister(index) + excludedFrom(index)) / perOrganisation);

/** Which student the candidate number `place` of a register is. */
export function studentOf(index: number, place: number) {
  const width = organisationsOf(index);
  const organisation = organisationOf(index * 7 + (place % width));
  return organisation + scaleSizes.organisations * Math.floor(place / width);
}
