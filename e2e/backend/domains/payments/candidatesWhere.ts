import type { paymentsCandidatesFiltersRequest } from '@campus/shared/contract/payments/requests';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { containing } from '../../platform/database/conditions';
import { humans, humanWords } from '../accounts/humanTables';
import { hasFailed } from './hasFailed';
import { paymentCandidates } from './paymentTables';

type CandidatesFilter = z.output<typeof paymentsCandidatesFiltersRequest>;

/** An array and not a subquery: each of its people is then looked up in the register’s own index. */
const called = (search: string) =>
  sql`${paymentCandidates.humanId} = any(array(
    select ${humans.id} from ${humans} where ${humanWords(humans)} ilike ${containing(search)}))`;

/** The people in a register whom a filter finds, of one organisation where only that may be seen. */
export function candidatesWhere(payment: string, filter: CandidatesFilter, scope?: string) {
  const { eduOrgId, decision, itemStatus, paymentId, checks } = paymentCandidates;
  return and(
    eq(paymentId, payment),
    scope ? eq(eduOrgId, scope) : undefined,
    filter.search ? called(filter.search) : undefined,
    filter.eduOrgIds?.length ? inArray(eduOrgId, filter.eduOrgIds) : undefined,
    filter.decisions?.length ? inArray(decision, filter.decisions) : undefined,
    filter.itemStatuses?.length ? inArray(itemStatus, filter.itemStatuses) : undefined,
    filter.failedCheck && hasFailed(checks, filter.failedCheck),
  );
}
