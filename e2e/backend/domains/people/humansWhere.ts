import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { haveText, isAnyOf } from '../../platform/database/conditions';
import { humans, students } from '../accounts/humanTables';
import { cardsWhere } from './cardsWhere';
import { studyWhere } from './studyWhere';

const found = (search: string | undefined) => (search ? haveText(humans.words, search) : undefined);

const studies = (study: SQL | undefined) =>
  study &&
  sql`exists (select from ${students} where ${students.humanId} = ${humans.id} and ${study})`;

/** Of few organisations: their people are looked up, where the planner would walk through everybody. */
const isAmong = (study: SQL | undefined) =>
  sql`${humans.id} = any(array(select ${students.humanId} from ${students} where ${study}))`;

const few = 3;

const isOfFew = ({ eduOrgIds = [] }: HumansFilter) =>
  eduOrgIds.length > 0 && eduOrgIds.length <= few;

function where(filter: HumansFilter, study: SQL | undefined) {
  return and(
    eq(humans.state, filter.state ?? 'ACTIVE'),
    found(filter.search),
    study,
    cardsWhere(filter, humans.id),
    isAnyOf(humans.identityStatus, filter.identityStatuses),
    filter.createdFrom ? gte(humans.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(humans.createdAt, new Date(filter.createdTo)) : undefined,
  );
}

/** The condition on `humans` that a filter means, of whoever is asked for one by one, too. */
export const humansWhere = (filter: HumansFilter): SQL | undefined =>
  where(filter, studies(studyWhere(filter)));

/**
 * The same for the register of people, whose pages and counts look at all of them at once. The second
 * argument is the only organisation seen.
 */
export const registerWhere = (filter: HumansFilter, scopeEduOrgId?: string): SQL | undefined =>
  where(
    filter,
    (scopeEduOrgId || isOfFew(filter) ? isAmong : studies)(studyWhere(filter, scopeEduOrgId)),
  );
