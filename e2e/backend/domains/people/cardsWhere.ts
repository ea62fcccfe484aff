import { liveCardStatuses, type CardStatus } from '@campus/shared/contract/cards/machine';
import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, inArray, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eskCards } from '../cards/cardTables';

const isLive = (status: CardStatus) => liveCardStatuses.some((live) => live === status);

/** The condition on the cards of a person, whose id is in the column `owner`. */
export function cardsWhere({ hasCard, cardStatuses = [] }: HumansFilter, owner: AnyPgColumn) {
  const own = sql`from ${eskCards} where ${eskCards.humanId} = ${owner}`;
  const isAny = (statuses: readonly CardStatus[]) =>
    sql`exists (select ${own} and ${inArray(eskCards.status, [...statuses])})`;
  // The newest card is the one that a person has; those before it are history.
  const newest = sql`(
    select ${eskCards.status} ${own} order by ${eskCards.createdAt} desc, ${eskCards.id} limit 1)`;
  const hasLive = isAny(liveCardStatuses);
  // No card follows one that is alive, so only among the others must the newest be looked for.
  const live = cardStatuses.filter((status) => isLive(status));
  const past = cardStatuses.filter((status) => !isLive(status));
  return and(
    hasCard === undefined ? undefined : hasCard ? hasLive : not(hasLive),
    or(
      live.length ? isAny(live) : undefined,
      past.length ? and(isAny(past), inArray(newest, past)) : undefined,
    ),
  );
}
