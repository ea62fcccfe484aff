import type { Payment } from '@campus/shared/contract/payments/records';

export interface PaymentMonth {
  /** `2026-03` */
  month: string;
  payments: Payment[];
}

/** The day that a payment belongs to: when the money came, or the end of what it is for. */
export const dayOf = (payment: Payment) => payment.paidAt ?? payment.periodTo;

export const yearOf = (payment: Payment) => Number(dayOf(payment).slice(0, 4));

/** Years that have payments, newest first. */
export const yearsOf = (payments: Payment[]) =>
  [...new Set(payments.map(yearOf))].sort((a, b) => b - a);

/** One year by months, newest first in both. */
export function paymentMonths(payments: Payment[], year: number): PaymentMonth[] {
  const byMonth = new Map<string, Payment[]>();
  const newestFirst = payments
    .filter((payment) => yearOf(payment) === year)
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  for (const payment of newestFirst) {
    const month = dayOf(payment).slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), payment]);
  }
  return [...byMonth].map(([month, inMonth]) => ({ month, payments: inMonth }));
}
