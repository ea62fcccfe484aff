import { sql } from 'drizzle-orm';
import { payHistoryItems } from './paymentTables';

/**
 * Whether a payment went to somebody as one of the organisation, wherever the person studies now; asks
 * `pay_history_items`. Through its registers, which lead to its people in an index.
 */
export const isPaidAsOf = (eduOrgId: string) => sql`
  (${payHistoryItems.paymentId}, ${payHistoryItems.humanId}) in (
    select candidate.payment_id, candidate.human_id from payments_to_edu_orgs as share
    join payment_candidates as candidate
      on candidate.payment_id = share.payment_id and candidate.edu_org_id = share.edu_org_id
    where share.edu_org_id = ${eduOrgId})`;
