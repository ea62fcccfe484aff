import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { type PaymentUpdateRequest } from '@campus/shared/contract/payments/requests';

export const termNames = [
  'name.ru',
  'name.en',
  'period',
  'amountPerHuman',
  'budget',
  'comment',
  'eduOrgIds',
] as const;
export type Name = (typeof termNames)[number];

/** A period is one thing to choose between, not two. */
export const fieldsOf = (name: Name) => (name === 'period' ? ['periodFrom', 'periodTo'] : [name]);

export const termValuesOf = (register: PaymentRegister) => ({
  name: { ru: register.name.ru, en: register.name.en ?? '' },
  periodFrom: register.periodFrom,
  periodTo: register.periodTo,
  amountPerHuman: register.amountPerHuman,
  budget: register.budget ?? 0,
  comment: register.comment ?? '',
  eduOrgIds: register.eduOrgIds,
  version: register.version,
});
export type Values = ReturnType<typeof termValuesOf>;

/** As they are sent: nothing typed is nothing, and the same organisations are the same list. */
const termsOf = ({ version: _, name, amountPerHuman, eduOrgIds, comment, ...rest }: Values) => ({
  ...rest,
  name: name.en ? name : { ru: name.ru },
  amountPerHuman: amountPerHuman ?? null,
  eduOrgIds: eduOrgIds.toSorted(),
  comment: comment ?? '',
});

/**
 * What differs from the register: only a changed period, amount or list of organisations has its
 * people selected and checked anew, which takes seconds where there are tens of thousands.
 */
export function termChangesOf(typed: Values, register: PaymentRegister): PaymentUpdateRequest {
  const saved = termsOf(termValuesOf(register));
  const next = termsOf(typed);
  const isSame = (key: keyof typeof saved) =>
    JSON.stringify(next[key]) === JSON.stringify(saved[key]);
  const hasPeriod = !isSame('periodFrom') || !isSame('periodTo');
  const keys = (Object.keys(saved) as (keyof typeof saved)[]).filter((key) =>
    key === 'periodFrom' || key === 'periodTo' ? hasPeriod : !isSame(key),
  );
  return {
    ...(Object.fromEntries(keys.map((key) => [key, next[key]])) as Partial<typeof next>),
    version: typed.version,
  };
}
