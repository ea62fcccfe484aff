import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { today as todayInMoscow } from '@campus/shared/contract/days';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { useFilter } from '@campus/shared/ui/useFilter';
import { Suspense, lazy, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingFilter } from '@campus/shared/reading/FilterMenu';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { oneOf } from '@campus/shared/reading/oneOf';
import { GoneTopic } from '../reading/GoneTopic';
import { useTopics, type Topics } from '../reading/useTopics';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { EventGrid, EventGridSkeleton } from './EventGrid';
import type { EventMonth } from './EventMonth';
import { eventQuery, eventSearch, type EventSearch, noEventFilter } from './eventQuery';
import { askedPeriod, periodOf, type PeriodName } from './periods';

const offered: Record<'past' | 'upcoming', readonly PeriodName[]> = {
  upcoming: ['thisWeek', 'thisMonth', 'nextMonth'],
  past: ['thisWeek', 'thisMonth', 'lastMonth'],
};

interface FilterProps {
  filter: EventSearch;
  hrefOf: (change: Partial<EventSearch>) => string;
}

/** Periods by name; one that somebody wrote into the address is shown by its days. */
function usePeriodFilter({ filter, hrefOf }: FilterProps): ReadingFilter {
  const { view } = filter;
  const { from, to } = askedPeriod(filter);
  const { t } = useTranslation('media');
  const { dateRange } = useFormat();
  const today = todayInMoscow();
  const none = hrefOf({ from: undefined, to: undefined });
  const named = offered[view === 'past' ? 'past' : 'upcoming'].map((name) => {
    const period = periodOf[name](today);
    const selected = period.from === from && period.to === to;
    return {
      key: name,
      label: t(`events.${name}`),
      to: selected ? none : hrefOf(period),
      selected,
    };
  });
  const isOwn = from && to && !named.some(({ selected }) => selected);
  const own = isOwn ? [{ key: 'own', label: dateRange(from, to), to: none, selected: true }] : [];
  return {
    label: t('events.when'),
    none: { label: t('events.anyTime'), to: none },
    options: [...named, ...own],
  };
}

function usePlaceFilter({ filter, hrefOf }: FilterProps): ReadingFilter {
  const { t } = useTranslation('media');
  return oneOf({
    label: t('events.where'),
    any: t('events.anyPlace'),
    values: ['offline', 'online'],
    wordsOf: (format) => t(`events.${format}`),
    selected: filter.format,
    hrefOf: (format) => hrefOf({ format }),
  });
}

interface EventFilterProps extends FilterProps {
  topics: Topics;
}

function EventFilter({ topics, ...props }: EventFilterProps) {
  const { t } = useTranslation('media');
  const period = usePeriodFilter(props);
  const place = usePlaceFilter(props);
  return (
    <ListFilters
      label={t('events.search')}
      placeholder={t('events.placeholder')}
      filters={[...(props.filter.view === 'month' ? [] : [period]), place, topics.filter]}
      resetTo={props.hrefOf(noEventFilter)}
    />
  );
}

interface NoEventsProps {
  isPast: boolean;
  /** Where the other half of time is. */
  otherHref: string;
}

function NoEvents({ isPast, otherHref }: NoEventsProps) {
  const { t } = useTranslation('media');
  return (
    <EmptyState
      icon="calendar"
      title={t(isPast ? 'events.nonePast' : 'events.none')}
      text={t(isPast ? 'events.nonePastText' : 'events.noneText')}
      action={
        <ButtonLink to={otherHref} variant="soft">
          {t(isPast ? 'events.toUpcoming' : 'events.toPast')}
        </ButtonLink>
      }
    />
  );
}

function EventList({ filter, topics, hrefOf }: EventFilterProps) {
  const { search, format, from, to, skip } = filter;
  const { ids, failed } = topics;
  const isFiltered = Boolean(search ?? format ?? from ?? to) || ids?.length !== 0 || skip > 0;
  const isPast = filter.view === 'past';
  const events = useCallQuery(filterEvents, eventQuery(filter, ids), {
    enabled: ids !== undefined,
  });
  const none = (
    <NoEvents isPast={isPast} otherHref={hrefOf({ view: isPast ? undefined : 'past' })} />
  );
  return (
    <PagedCards
      query={failed ?? events}
      resetHref={isFiltered ? hrefOf(noEventFilter) : undefined}
      none={none}
      skeleton={<EventGridSkeleton />}
      hrefOf={(next) => hrefOf({ skip: next })}
    >
      {(items) => <EventGrid items={items} isStale={events.isPlaceholderData} />}
    </PagedCards>
  );
}

interface EventTabsProps {
  view: EventSearch['view'];
  hrefOf: (change: Partial<EventSearch>) => string;
}

/** Another view is about another time, so the period is left behind; words and topics are kept. */
function EventTabs({ view, hrefOf }: EventTabsProps) {
  const { t } = useTranslation('media');
  const to = (next: EventSearch['view']) =>
    hrefOf({ view: next, from: undefined, to: undefined, month: undefined });
  return (
    <TabLinks
      label={t('events.views')}
      tabs={[
        { to: to(undefined), label: t('events.upcoming'), isCurrent: !view },
        { to: to('past'), label: t('events.past'), isCurrent: view === 'past' },
        { to: to('month'), label: t('events.month'), isCurrent: view === 'month' },
      ]}
    />
  );
}

/** Most readers look at the list, so the calendar comes when it is asked for. */
function LazyEventMonth(props: ComponentProps<typeof EventMonth>) {
  const { t } = useTranslation('media');
  // React remembers a rejected lazy for ever, so every attempt is mounted with one of its own.
  const [Month] = useState(() =>
    lazy(() => import('./EventMonth').then((file) => ({ default: file.EventMonth }))),
  );
  const onItsWay = (
    <div role="status">
      <span className="visually-hidden">{t('events.monthLoading')}</span>
      <Skeleton height={480} radius="l" />
    </div>
  );
  return (
    <Suspense fallback={onItsWay}>
      <Month {...props} />
    </Suspense>
  );
}

/** What is coming, what has been, and both by the month. */
export function EventsScreen() {
  const { t } = useTranslation('media');
  const [filter, , hrefOf] = useFilter(eventSearch);
  const topics = useTopics(filter, hrefOf);
  const List = filter.view === 'month' ? LazyEventMonth : EventList;
  return (
    <Screen
      title={t('events.title')}
      lead={t('events.lead')}
      actions={<EventTabs view={filter.view} hrefOf={hrefOf} />}
      display
    >
      <Stack gap={6}>
        <EventFilter filter={filter} topics={topics} hrefOf={hrefOf} />
        <GoneTopic topics={topics} />
        <List filter={filter} topics={topics} hrefOf={hrefOf} />
      </Stack>
    </Screen>
  );
}
