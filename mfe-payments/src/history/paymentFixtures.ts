import type { Payment } from '@campus/shared/contract/payments/records';
import { idOf } from '@campus/shared/testing/idOf';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

export const historyTexts = { namespace: 'payments', locales: { ru, en } };

/** A payment for tests; the number makes its id. */
export const paymentOf = (number: number, change: Partial<Payment> = {}): Payment => ({
  id: idOf(number),
  type: 'grant',
  periodFrom: '2026-02-01',
  periodTo: '2026-02-28',
  amount: 1_234_567,
  status: 'PAID',
  paidAt: '2026-03-05',
  accountMask: '•••• 4321',
  reason: null,
  ...change,
});

/** Two years: one paid, one planned and one returned payment, and one of the year before. */
export const history: Payment[] = [
  paymentOf(1, {
    status: 'PLANNED',
    paidAt: null,
    periodFrom: '2026-04-01',
    periodTo: '2026-04-30',
    amount: 500_000,
  }),
  paymentOf(2),
  paymentOf(3, {
    status: 'RETURNED',
    type: 'one-time',
    paidAt: null,
    amount: 300_000,
    reason: 'Счёт закрыт.',
  }),
  paymentOf(4, {
    type: 'extra-grant',
    periodFrom: '2025-11-01',
    periodTo: '2025-11-30',
    paidAt: '2025-12-20',
    amount: 700_000,
  }),
];
