import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterEvents } from '@campus/shared/contract/events';
import { PagedCards } from '../list/PagedCards';
import { EventGrid } from './EventGrid';
import { EventGridSkeleton } from './EventGridSkeleton';
import { eventQuery } from './eventQuery';
import { noEventFilter, type EventSearch } from './eventSearch';
import { NoEvents } from './NoEvents';

interface EventListProps {
  filter: EventSearch;
  hrefOf: (change: Partial<EventSearch>) => string;
}

export function EventList({ filter, hrefOf }: EventListProps) {
  const { search, tagIds, format, from, to, skip } = filter;
  const isFiltered = Boolean(search ?? format ?? from ?? to) || tagIds.length > 0 || skip > 0;
  const isPast = filter.view === 'past';
  const events = useCallQuery(filterEvents, eventQuery(filter));
  const none = (
    <NoEvents isPast={isPast} otherHref={hrefOf({ view: isPast ? undefined : 'past' })} />
  );
  return (
    <PagedCards
      query={events}
      resetHref={isFiltered ? hrefOf(noEventFilter) : undefined}
      none={none}
      skeleton={<EventGridSkeleton />}
      hrefOf={(next) => hrefOf({ skip: next })}
    >
      {(items) => <EventGrid items={items} isStale={events.isPlaceholderData} />}
    </PagedCards>
  );
}
