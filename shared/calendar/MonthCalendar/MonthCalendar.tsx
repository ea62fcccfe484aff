import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { today as todayInMoscow } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Icon } from '@campus/shared/ui/Icon';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMedia } from '@campus/shared/ui/useMedia';
import { EventList } from './EventList';
import agendaStyles from './EventList.module.css';
import { eventsByDay, type CalendarEvent } from './CalendarEvent';
import styles from './MonthCalendar.module.css';
import { lastDayOf, addMonths, monthOf, isWeekend } from './monthDays';
import { MonthGrid } from './MonthGrid';

interface AgendaProps {
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  today: string;
}

/** The month where there is no room for a grid: only the days on which something happens. */
function Agenda({ byDay, today }: AgendaProps) {
  const { t } = useTranslation('shared');
  const { dayMonth, weekday } = useFormat();
  const days = [...byDay.keys()].sort();
  return (
    <ol className={agendaStyles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 className={agendaStyles.day} aria-current={day === today ? 'date' : undefined}>
            {dayMonth(day)}
            <span className={agendaStyles.note}>
              {[
                weekday(day),
                isWeekend(day) && t('calendar.weekend'),
                day === today && t('calendar.today'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </h3>
          <EventList events={byDay.get(day) ?? []} day={day} />
        </li>
      ))}
    </ol>
  );
}

interface MonthHeadProps {
  titleId: string;
  month: string;
  today: string;
  hrefOf: (month: string) => string;
}

/** The name of the month and the way to others: links, so that a month can be sent to somebody. */
function MonthHead({ titleId, month, today, hrefOf }: MonthHeadProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const step = (count: number, name: string, icon: 'chevron-left' | 'chevron-right') => (
    <Link
      to={hrefOf(addMonths(month, count))}
      className={styles.step}
      aria-label={name}
      title={name}
      preventScrollReset
    >
      <Icon name={icon} size={24} />
    </Link>
  );
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title} aria-live="polite">
        {format.month(month)}
      </h2>
      <div className={styles.steps}>
        {step(-1, t('calendar.previousMonth'), 'chevron-left')}
        <ButtonLink
          to={hrefOf(monthOf(today))}
          variant="soft"
          size="s"
          aria-current={monthOf(today) === month ? 'date' : undefined}
          preventScrollReset
        >
          {t('calendar.toToday')}
        </ButtonLink>
        {step(1, t('calendar.nextMonth'), 'chevron-right')}
      </div>
    </div>
  );
}

interface MonthCalendarProps {
  ref?: Ref<HTMLElement>;
  /** `2026-03`, from the address of the page. */
  month: string;
  events: readonly CalendarEvent[];
  /** The address of the page with another month. */
  hrefOf: (month: string) => string;
  /** The day that is marked; in Moscow it is now. */
  today?: string;
  /** Rather this than a skeleton in its place: the focus stays where the keyboard has moved it. */
  isLoading?: boolean;
  /** Stands in place of the days: an ErrorState. */
  failure?: ReactNode;
}

const isInBrowser = () => true;

/** A month of events: weeks where there is room, an agenda below 768 px. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { ref, month, events, hrefOf, today = todayInMoscow() } = props;
  const { isLoading = false, failure } = props;
  const { t } = useTranslation('shared');
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 767px)');
  // The server does not know the window: it renders both, and the styles show the one that fits.
  const isWidthKnown = useBrowserValue(isInBrowser, false);
  const byDay = eventsByDay(events, `${month}-01`, lastDayOf(month));
  const isEmpty = byDay.size === 0 && !isLoading;
  const shared = { month, today, hrefOf, titleId };

  const agenda = () => {
    if (isLoading) return <SkeletonText />;
    if (!isEmpty) return <Agenda byDay={byDay} today={today} />;
    return (
      <EmptyState icon="calendar" title={t('calendar.empty')} text={t('calendar.emptyText')} />
    );
  };
  const grid = () => <MonthGrid {...shared} byDay={byDay} isLoading={isLoading} />;
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.calendar}>
      <MonthHead {...shared} />
      {failure || (
        <>
          {(!isNarrow || !isWidthKnown) && <div className={styles.wide}>{grid()}</div>}
          {(isNarrow || !isWidthKnown) && <div className={styles.narrow}>{agenda()}</div>}
        </>
      )}
      <p role="status" className={styles.note}>
        {isLoading && <span className="visually-hidden">{t('loading')}</span>}
        {isEmpty && !isNarrow && !failure && t('calendar.empty')}
      </p>
    </section>
  );
}
