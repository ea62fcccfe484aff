import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterPayments } from '@campus/shared/contract/payments/calls';
import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';

/** A draft and what was called off say nothing about what is usual. */
const held: RegisterStatus[] = ['FORMED', 'APPROVED', 'SENT', 'PARTIALLY_PAID', 'PAID'];

/** The most that the server gives at once. */
const size = 100;

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/**
 * The register to compare with: of the same organisations where there is one, else with the latest
 * period, and of those with the most organisations in common. A repetition for those whom the bank
 * could not pay is no month of its own.
 */
export function previousOf(
  { id, eduOrgIds }: PaymentRegister,
  earlier: readonly PaymentRegister[],
): PaymentRegister | undefined {
  const own = new Set(eduOrgIds);
  const common = (one: PaymentRegister) => one.eduOrgIds.filter((org) => own.has(org)).length;
  const isOfTheSame = (one: PaymentRegister) =>
    one.eduOrgIds.length === own.size && common(one) === own.size;
  const whole = earlier.filter((one) => one.id !== id && !one.retryOf);
  const same = whole.filter(isOfTheSame);
  const [previous] = (same.length > 0 ? same : whole).toSorted(
    (a, b) => b.periodTo.localeCompare(a.periodTo) || common(b) - common(a),
  );
  return previous;
}

/** «+3», «−3», «0»: the sign always says which way it went. */
export const signed = (difference: number, text: (value: number) => string) =>
  difference === 0 ? text(0) : `${difference > 0 ? '+' : '−'}${text(Math.abs(difference))}`;

/** The register of the same type for the time before. */
export function usePrevious(register: PaymentRegister) {
  const { type, eduOrgIds, periodFrom } = register;
  const query = useCallQuery(filterPayments, {
    params: { paymentType: type },
    query: { size },
    body: { statuses: held, eduOrgIds, periodTo: dayBefore(periodFrom) },
  });
  return { query, previous: query.data && previousOf(register, query.data.items) };
}
