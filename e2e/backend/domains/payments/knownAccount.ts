import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';

/** Accounts that a person was paid to or named in an application (`mask`, `state`, and when). */
const accountsOf = (humanId: SQL) => sql`
  select account_mask as mask, status::text as state, created_at, period_from
  from pay_history_items
  where human_id = ${humanId} and account_mask is not null and status <> 'PLANNED'
  union all
  select payload->>'accountMask', 'NAMED', created_at, created_at::date
  from applications
  where human_id = ${humanId} and status not in ('REJECTED', 'CANCELLED')
    and payload->>'accountMask' is not null`;

/**
 * The mask of the account that a person is paid to: the one of the last transfer or of a later
 * application that names one. An account that sent money back is not known any more. It `is_changed`
 * where it took the place of another and nothing was sent to it yet: somebody else may have named it.
 */
export const accountOf = (humanId: SQL) => sql`(
  select mask, coalesce(has_other and not mask = any(paid), false) as is_changed
  from (
    select
      (array_agg(case when state <> 'RETURNED' then mask end
        order by created_at desc, period_from desc))[1] as mask,
      min(mask) <> max(mask) as has_other,
      coalesce(array_agg(mask) filter (where state in ('SENT', 'PAID')), '{}') as paid
    from (${accountsOf(humanId)}) as accounts
  ) as known
)`;

export const knownAccount = (humanId: SQL) =>
  sql<string | null>`(select mask from ${accountOf(humanId)} as account)`;

export async function readAccount(tx: Database, humanId: string) {
  const [account] = await tx
    .select({ mask: sql<string | null>`mask`, isChanged: sql<boolean>`is_changed` })
    .from(sql`${accountOf(sql`${humanId}::uuid`)} as account`);
  return account;
}
