import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import type { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { eventsPerPage, type EventSearch } from './eventSearch';
import { askedPeriod } from './periods';

/** An event as lists show it. */
export type EventSummary = CallOutput<typeof filterEvents>['items'][number];

/** An event that readers see has its dates. */
export type DatedEvent = EventSummary & { startsAt: string; endsAt: string };

export const isDated = (event: EventSummary): event is DatedEvent =>
  event.startsAt !== null && event.endsAt !== null;

/** What is asked whatever the view: words, topics and the place. */
export const eventBody = ({ search, format }: EventSearch, tagIds: string[] = []) => ({
  search,
  tagIds: tagIds.length > 0 ? tagIds : undefined,
  isOnline: format && format === 'online',
});

/** What the address asks for: what is coming starts with the nearest, what is over with the latest. */
export function eventQuery(filter: EventSearch, tagIds?: string[]) {
  const isPast = filter.view === 'past';
  return {
    query: { skip: filter.skip, size: eventsPerPage, asc: !isPast },
    body: {
      ...eventBody(filter, tagIds),
      ...momentsOf(askedPeriod(filter)),
      when: isPast ? ('PAST' as const) : ('UPCOMING' as const),
    },
  };
}
