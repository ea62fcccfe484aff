import { dayAt, today } from '@campus/shared/contract/days';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { CardGrid } from '@campus/shared/reading/CardGrid';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Chip } from '@campus/shared/ui/Chip';
import { Icon } from '@campus/shared/ui/Icon';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { isDated, type DatedEvent, type EventSummary } from './eventQuery';
import styles from './EventCard.module.css';

interface DateBlockProps {
  /** A moment; its day in Moscow is shown. */
  iso: string;
}

/**
 * A leaf of a tear-off calendar; the weekday gives way to the year where it is another one. A screen
 * reader says its three lines as one day.
 */
function DateBlock({ iso }: DateBlockProps) {
  const { date, dayMonth, shortWeekday, weekday } = useFormat();
  const day = dayAt(Date.parse(iso));
  const [number, ...month] = dayMonth(iso).split(' ');
  const year = day.slice(0, 4);
  const isThisYear = year === today().slice(0, 4);
  return (
    <time dateTime={day} className={styles.block}>
      <span className="visually-hidden">
        {isThisYear ? `${dayMonth(iso)}, ${weekday(iso)}` : date(iso)}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.month} aria-hidden="true">
        {month.join(' ')}
      </span>
      <span className={styles.weekday} aria-hidden="true">
        {isThisYear ? shortWeekday(iso) : year}
      </span>
    </time>
  );
}

/** From here on the end of an event may be the very day of its beginning, of another year. */
const aboutYear = 365 * 86_400_000;

/**
 * «19:00–21:00 по Москве», beside the date; of several days «26 ноября, 18:00 — 28 ноября, 16:00», and
 * with their years where one of them is between.
 */
function useEventTime() {
  const { t } = useTranslation('media');
  const { time, date, dayMonth } = useFormat();
  return ({ startsAt, endsAt }: Pick<DatedEvent, 'startsAt' | 'endsAt'>) => {
    const isLong = Date.parse(endsAt) - Date.parse(startsAt) >= aboutYear;
    const day = (iso: string) => `${isLong ? date(iso) : dayMonth(iso)}, ${time(iso)}`;
    const isOneDay = dayAt(Date.parse(startsAt)) === dayAt(Date.parse(endsAt) - 1);
    const hours = isOneDay
      ? `${time(startsAt)}–${time(endsAt)}`
      : t('events.days', { from: day(startsAt), to: day(endsAt) });
    return t('events.moscow', { time: hours });
  };
}

interface EventCardProps {
  event: DatedEvent;
  headingLevel?: 2 | 3;
}

function EventCard({ event, headingLevel = 2 }: EventCardProps) {
  const { t } = useTranslation('media');
  const timeOf = useEventTime();
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="article" padding="s" interactive>
      <div className={styles.card}>
        <DateBlock iso={event.startsAt} />
        <div className={styles.words}>
          {event.isPinned && (
            <Status tone="accent" icon="flag">
              {t('events.pinned')}
            </Status>
          )}
          <Heading className={styles.title} lang={event.lang}>
            <TextLink to={mediaPaths.event(event.url)} quiet cover>
              {event.title}
            </TextLink>
            <LanguageMark lang={event.lang} />
          </Heading>
          <p className={styles.fact}>
            <Icon name="clock" size={16} />
            {timeOf(event)}
          </p>
          <p className={styles.fact}>
            <Icon name={event.isOnline ? 'globe' : 'pin'} size={16} />
            {event.isOnline ? t('events.online') : <span lang={event.lang}>{event.place}</span>}
          </p>
          {event.tags.length > 0 && (
            <div className={styles.tags}>
              {event.tags.map(({ id, name }) => (
                <Chip key={id}>{name}</Chip>
              ))}
            </div>
          )}
        </div>
      </div>
    </Surface>
  );
}

interface EventGridProps {
  items: readonly EventSummary[];
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const EventGrid = ({ headingLevel, items, ...rest }: EventGridProps) => (
  <CardGrid
    {...rest}
    items={items.filter(isDated)}
    narrowest="l"
    card={(event) => <EventCard event={event} headingLevel={headingLevel} />}
  />
);

const place = (
  <Surface padding="s">
    <div className={styles.card}>
      <Skeleton width={88} height={104} radius="m" />
      <div className={styles.words}>
        <Skeleton height={24} width="88%" />
        <Skeleton height={18} width="62%" />
        <Skeleton height={18} width="48%" />
        <Skeleton height={24} width={90} radius="full" />
      </div>
    </div>
  </Surface>
);

export const EventGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <CardGridSkeleton narrowest="l" count={count} card={() => place} />
);
