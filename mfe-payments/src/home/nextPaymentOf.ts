import type { Payment } from '@campus/shared/contract/participants';

const isComing = ({ status }: Payment) => status === 'PLANNED' || status === 'SENT';
const byDay = (a: Payment, b: Payment) => a.periodTo.localeCompare(b.periodTo);
const byPaidDay = (a: Payment, b: Payment) => (b.paidAt ?? '').localeCompare(a.paidAt ?? '');

/** The first of those still to come, else the last that has come. */
export function nextPaymentOf(payments: Payment[]): Payment | undefined {
  const coming = payments.filter(isComing).sort(byDay);
  const paid = payments.filter(({ status }) => status === 'PAID').sort(byPaidDay);
  return coming[0] ?? paid[0];
}
