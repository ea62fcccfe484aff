import { sql, type SQL } from 'drizzle-orm';

/**
 * The mask of the account that a person is paid to: the one of the last transfer or of a later
 * application that names one. An account that sent money back is not known any more.
 */
export const knownAccount = (humanId: SQL) => sql`(
  select mask from (
    select case when status <> 'RETURNED' then account_mask end as mask, created_at, period_from
    from pay_history_items
    where human_id = ${humanId} and account_mask is not null and status <> 'PLANNED'
    union all
    select payload->>'accountMask', created_at, created_at::date
    from applications
    where human_id = ${humanId} and status not in ('REJECTED', 'CANCELLED')
      and payload->>'accountMask' is not null
  ) as accounts
  order by created_at desc, period_from desc
  limit 1
)`;
