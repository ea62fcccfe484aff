import { liveCardStatuses, type CardStatus } from '@campus/shared/contract/cards/machine';
import { humanStates } from '@campus/shared/contract/people/machine';
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { asksOnly, countTallied } from '../../platform/database/tally';
import { humans, students } from '../accounts/humanTables';
import { eskCards } from '../cards/cardTables';
import { cardsWhere } from './cardsWhere';
import { registerWhere } from './humansWhere';
import { studyWhere } from './studyWhere';

const asksOfPerson = (filter: HumansFilter) =>
  Boolean(filter.search || filter.createdFrom || filter.createdTo) ||
  Boolean(filter.identityStatuses?.length) ||
  (filter.state ?? 'ACTIVE') !== 'ACTIVE';

export const closedStates = humanStates.filter((state) => state !== 'ACTIVE');
const isClosed = sql`exists (
  select from ${humans}
  where ${humans.id} = ${students.humanId} and ${inArray(humans.state, closedStates)})`;

/** Of a closed account that can still be restored: of the others no study is known. */
export const closedHumans = (db: Database) =>
  sql`any(array(${db.select({ id: humans.id }).from(humans).where(eq(humans.state, 'DELETED'))}))`;

/**
 * Whoever studies anywhere, less the few whose account is closed. The people of one organisation are
 * few, and counted themselves.
 */
async function countStudying(db: Database, filter: HumansFilter) {
  const linked = await countTallied(db, students, {
    is_linked: ['true'],
    status_id: filter.statusIds,
  });
  const ofClosed = sql`${students.humanId} = ${closedHumans(db)}`;
  return linked - (await countRows(db, students, and(studyWhere(filter, undefined), ofClosed)));
}

/** The cards that are asked for, where each of them is alive: nobody has two of those. */
function liveCardsOf({ hasCard, cardStatuses = [] }: HumansFilter) {
  const live = new Set<CardStatus>(liveCardStatuses);
  if (cardStatuses.length === 0) return hasCard ? liveCardStatuses : undefined;
  return hasCard !== false && cardStatuses.every((status) => live.has(status))
    ? cardStatuses
    : undefined;
}

/** Joined, and not looked for: then the fewer of both are held in memory, whichever they are. */
async function countHolders(db: Database, cards: readonly CardStatus[], where: SQL | undefined) {
  const isHeld = and(eq(eskCards.humanId, students.humanId), inArray(eskCards.status, [...cards]));
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(students)
    .innerJoin(eskCards, isHeld)
    .where(where);
  return row?.total ?? 0;
}

/**
 * How many people fit. Where only their study and cards are asked for, students are counted less
 * the few whose account is closed: three times quicker than looking everybody up.
 */
export function countHumans(db: Database, filter: HumansFilter, scopeEduOrgId?: string) {
  if (asksOnly(filter, 'state') && !scopeEduOrgId)
    return countTallied(db, humans, { state: [filter.state ?? 'ACTIVE'] });
  if (asksOnly(filter, 'statusIds') && !scopeEduOrgId) return countStudying(db, filter);
  const study = studyWhere(filter, scopeEduOrgId);
  if (!study || asksOfPerson(filter)) {
    return countRows(db, humans, registerWhere(filter, scopeEduOrgId));
  }
  const hasHuman = and(isNotNull(students.humanId), sql`not ${isClosed}`);
  const live = liveCardsOf(filter);
  if (live) return countHolders(db, live, and(study, hasHuman));
  return countRows(db, students, and(study, cardsWhere(filter, students.humanId), hasHuman));
}
