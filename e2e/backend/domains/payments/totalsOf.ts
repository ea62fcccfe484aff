import { sql, type SQL } from 'drizzle-orm';
import type { RegisterTotals } from './paymentTables';

/** What the candidates of a selection add up to. */
export const sums = sql<RegisterTotals>`jsonb_build_object(
  'candidates', count(*),
  'included', count(*) filter (where decision = 'INCLUDED'),
  'excluded', count(*) filter (where decision = 'EXCLUDED'),
  'amount', coalesce(sum(amount) filter (where decision = 'INCLUDED'), 0)
)`;

/** What the candidates that `where` picks add up to. */
export const totalsOf = (where: SQL) =>
  sql<RegisterTotals>`(select ${sums} from payment_candidates where ${where})`;
