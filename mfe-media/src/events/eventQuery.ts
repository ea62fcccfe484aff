import type { CallOutput } from '@campus/shared/contract/call';
import { momentsOf } from '@campus/shared/contract/days';
import type { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { urlChoice, urlCount, urlDay, urlText, type UrlValue } from '@campus/shared/ui/urlValues';
import { noTopics, topicSearch } from '../reading/topicSearch';
import { askedPeriod } from './periods';

const urlMonth: UrlValue<string | undefined> = (values) =>
  values.find((value) => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(value));

/** What the address of the list says; what is coming is shown unless it says otherwise. */
export const eventSearch = {
  skip: urlCount,
  view: urlChoice(['past', 'month']),
  search: urlText,
  ...topicSearch,
  format: urlChoice(['offline', 'online']),
  from: urlDay,
  to: urlDay,
  month: urlMonth,
};

export type EventSearch = { [K in keyof typeof eventSearch]: ReturnType<(typeof eventSearch)[K]> };

/** No filter at all, in whichever view. */
export const noEventFilter = {
  search: undefined,
  ...noTopics,
  format: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<EventSearch>;

/** Rows of one, two or three: the last one is full at every width. */
const eventsPerPage = 12;

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
