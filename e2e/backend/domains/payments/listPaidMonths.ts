import type * as contract from '@campus/shared/contract/payments/calls';
import { dayAt } from '@campus/shared/contract/days';
import { sql } from 'drizzle-orm';
import { scopeOf } from '../../platform/access/hasRole';
import type { Handler } from '../../platform/Handler';

/** Where an operator sees one organisation, what its people got. */
const isSeen = (scope: string | undefined) =>
  scope
    ? sql`exists (
        select from payment_candidates as candidate
        where candidate.payment_id = item.payment_id and candidate.human_id = item.human_id
          and candidate.edu_org_id = ${scope})`
    : sql`true`;

export const listPaidMonths: Handler<typeof contract.listPaidMonths> = async (
  { params },
  { db, visitor, now },
) => {
  const today = dayAt(now());
  return db
    .select({
      month: sql<string>`to_char(month, 'YYYY-MM')`,
      amount: sql<number>`coalesce(sum(item.amount), 0)::float8`,
    })
    .from(
      sql`generate_series(
          date_trunc('month', ${today}::date) - interval '11 months',
          date_trunc('month', ${today}::date), interval '1 month') as month
        left join pay_history_items as item
          on item.status = 'PAID' and item.type = ${params.paymentType}::payment_type
          and item.paid_at >= month::date and item.paid_at < (month + interval '1 month')::date
          and ${isSeen(scopeOf(visitor))}`,
    )
    .groupBy(sql`month`)
    .orderBy(sql`month`);
};
