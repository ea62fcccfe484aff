import { useFormat } from '@campus/shared/format/useFormat';
import { Popover } from '@campus/shared/popup/Popover';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from './CalendarEvent';
import { EventList } from './EventList';
import styles from './MonthGrid.module.css';

interface MoreEventsProps {
  events: readonly CalendarEvent[];
  day: string;
  /** How many found no place in the cell. */
  hidden: number;
  tabIndex: number;
}

/** «ещё 3», which opens the whole day. */
export function MoreEvents({ events, day, hidden, tabIndex }: MoreEventsProps) {
  const { t } = useTranslation('shared');
  const { dayMonth, weekday } = useFormat();
  const more = t('calendar.more', { count: hidden });
  const button = (
    <button
      type="button"
      className={styles.more}
      aria-label={`${more}, ${dayMonth(day)}`}
      tabIndex={tabIndex}
    >
      {more}
    </button>
  );
  return (
    <Popover title={`${dayMonth(day)}, ${weekday(day)}`} trigger={button}>
      <EventList events={events} day={day} />
    </Popover>
  );
}
