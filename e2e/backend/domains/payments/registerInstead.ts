import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { sql } from 'drizzle-orm';
import { hasFailed } from './hasFailed';
import { paymentCandidates } from './paymentTables';

interface OtherRegister {
  id: string;
  number: string;
  type: PaymentType;
}

const { humanId, paymentId, failedChecks } = paymentCandidates;

/** Another register of the type, for a time that overlaps, which includes the person. */
const paying = (isSeen: ReturnType<typeof sql>) => sql`
  select twin.payment_id from payment_candidates as twin
  join payments as paid on paid.id = twin.payment_id
  where twin.human_id = ${humanId} and twin.decision = 'INCLUDED' and twin.item_status <> 'FAILED'
    and paid.id <> own.id and paid.type = own.type and paid.status <> 'CANCELLED'
    and paid.period_from <= own.period_to and paid.period_to >= own.period_from and ${isSeen}
  order by paid.created_at limit 1`;

/** The one that pays for what the person has applied for. */
const reserving = (isSeen: ReturnType<typeof sql>) => sql`
  select twin.payment_id from applications as twin
  join payments as paid on paid.id = twin.payment_id
  where twin.human_id = ${humanId} and paid.id <> own.id and paid.type = own.type and ${isSeen}
  limit 1`;

/**
 * The register because of which a candidate is a duplicate; for an operator only where it pays at
 * the own organisation.
 */
export function registerInstead(scope: string | undefined) {
  const isSeen = scope ? sql`twin.edu_org_id = ${scope}` : sql`true`;
  return sql<OtherRegister | null>`case when ${hasFailed(failedChecks, 'DUPLICATE')} then (
    select jsonb_build_object('id', other.id, 'number', other.number, 'type', other.type)
    from payments as own
    join payments as other on other.id = coalesce((${paying(isSeen)}), (${reserving(isSeen)}))
    where own.id = ${paymentId}
  ) end`;
}
