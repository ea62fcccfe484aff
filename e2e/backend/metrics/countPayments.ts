import { dayAt } from '@campus/shared/contract/days';
import { and, eq, gte, sql } from 'drizzle-orm';
import { payHistoryItems } from '../schema/money';
import type { Counter } from './Counter';
import { peopleOfOrganisation } from './peopleOfOrganisation';

export const countPayments: Counter<'payments'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  async count(asked) {
    const { paidAt, status, amount, humanId } = payHistoryItems;
    const firstOfMonth = `${dayAt(asked.now).slice(0, 7)}-01`;
    const [row] = await asked.db
      .select({
        paidThisMonth: sql<number>`count(*)::int`,
        amountThisMonth: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number),
      })
      .from(payHistoryItems)
      .where(
        and(gte(paidAt, firstOfMonth), eq(status, 'PAID'), peopleOfOrganisation(asked, humanId)),
      );
    return row ?? { paidThisMonth: 0, amountThisMonth: 0 };
  },
};
