import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { MonthCalendar } from '@campus/shared/calendar/MonthCalendar';
import { momentsOf, today } from '@campus/shared/contract/days';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { ErrorState } from '@campus/shared/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import { eventBody, isDated, type DatedEvent, type EventSearch } from './eventQuery';
import type { Topics } from '../reading/useTopics';
import { wholeMonth } from './periods';

const most = 100;

const onCalendar = ({ id, startsAt, endsAt, title, lang, url, isOnline }: DatedEvent) => ({
  id,
  start: startsAt,
  end: endsAt,
  title,
  lang,
  to: mediaPaths.event(url),
  tone: isOnline ? ('info' as const) : ('accent' as const),
});

interface EventMonthProps {
  filter: EventSearch;
  topics: Pick<Topics, 'ids' | 'failed'>;
  hrefOf: (change: Partial<EventSearch>) => string;
}

/** All events of a month, past and coming, on its days. */
export function EventMonth({ filter, topics, hrefOf }: EventMonthProps) {
  const { t } = useTranslation('media');
  const month = filter.month ?? today().slice(0, 7);
  const events = useCallQuery(
    filterEvents,
    {
      query: { size: most, asc: true },
      body: { ...eventBody(filter, topics.ids), ...momentsOf(wholeMonth(month)) },
    },
    { enabled: topics.ids !== undefined },
  );
  const { data, isPending, isPlaceholderData } = events;
  const failed = topics.failed ?? (events.isError && !data ? events : undefined);
  return (
    <>
      <MonthCalendar
        month={month}
        events={isPlaceholderData ? [] : (data?.items.filter(isDated).map(onCalendar) ?? [])}
        hrefOf={(next) => hrefOf({ month: next })}
        isLoading={isPending || isPlaceholderData}
        failure={
          failed && (
            <ErrorState onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
          )
        }
      />
      {data && data.total > most && <p role="status">{t('events.tooMany', { count: most })}</p>}
    </>
  );
}
