import type { Payment } from '@campus/shared/contract/participants';

/** Kopecks of the payments in one of these states. */
export const sumOf = (payments: Payment[], statuses: readonly Payment['status'][]) =>
  payments
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
