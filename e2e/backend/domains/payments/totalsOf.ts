import { sql, type SQL } from 'drizzle-orm';
import type { RegisterTotals } from './paymentTables';

/** What the candidates that `where` picks add up to. */
export const totalsOf = (where: SQL) => sql<RegisterTotals>`(
  select jsonb_build_object(
    'candidates', count(*),
    'included', count(*) filter (where decision = 'INCLUDED'),
    'excluded', count(*) filter (where decision = 'EXCLUDED'),
    'amount', coalesce(sum(amount) filter (where decision = 'INCLUDED'), 0)
  )
  from payment_candidates where ${where}
)`;
