import { dayAt } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/payments/calls';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { sql } from 'drizzle-orm';
import { scopeOf } from '../../platform/access/hasRole';
import { facet, talliesOf } from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import type { Handler } from '../../platform/Handler';
import { isPaidAsOf } from './isPaidAsOf';
import { payHistoryItems } from './paymentTables';

/** What arrived by month is added up already (`tally`), by the day on which it did. */
const arrived = (type: PaymentType) => sql`
  left join (
    select left(${facet('paid_at')}, 7) as month, sum(${tallies.amount}) as amount
    from ${tallies} where ${talliesOf(payHistoryItems, { type: [type] })} group by 1
  ) as arrived on arrived.month = to_char(months.first, 'YYYY-MM')`;

/** An operator sees what the people of one organisation got, as whose they were paid. */
const arrivedIn = (type: PaymentType, eduOrgId: string) => sql`
  cross join lateral (
    select sum(amount) as amount from ${payHistoryItems}
    where status = 'PAID' and type = ${type}::payment_type
      and paid_at >= months.first::date
      and paid_at < (months.first + interval '1 month')::date
      and ${isPaidAsOf(eduOrgId)}
  ) as arrived`;

/** The last twelve months with what arrived in each. */
export const listPaidMonths: Handler<typeof contract.listPaidMonths> = (
  { params: { paymentType } },
  { db, visitor, now },
) => {
  const today = dayAt(now());
  const scope = scopeOf(visitor);
  const sums = scope ? arrivedIn(paymentType, scope) : arrived(paymentType);
  return db
    .select({
      month: sql<string>`to_char(months.first, 'YYYY-MM')`,
      amount: sql<number>`coalesce(arrived.amount, 0)::float8`,
    })
    .from(
      sql`generate_series(
          date_trunc('month', ${today}::date) - interval '11 months',
          date_trunc('month', ${today}::date), interval '1 month') as months (first) ${sums}`,
    )
    .orderBy(sql`months.first`);
};
