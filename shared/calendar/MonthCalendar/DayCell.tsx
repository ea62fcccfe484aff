import { useFormat } from '@campus/shared/format/useFormat';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from './CalendarEvent';
import { EventLink } from './EventLink';
import { MoreEvents } from './MoreEvents';
import styles from './MonthGrid.module.css';
import { isWeekend } from './monthDays';

interface DayCellProps {
  day: string;
  events: readonly CalendarEvent[];
  isToday: boolean;
  isActive: boolean;
  isLoading: boolean;
  onFocus: (day: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const room = 3;

/** One day. Its links are Tab stops only while the day is the active one of the grid. */
export function DayCell(props: DayCellProps) {
  const { day, events, isToday, isActive, isLoading, onFocus, onKeyDown } = props;
  const { t } = useTranslation('shared');
  const { dayMonth, weekday } = useFormat();
  const tabIndex = isActive ? 0 : -1;
  const shown = events.length > room ? events.slice(0, room - 1) : events;
  const name = [
    `${dayMonth(day)}, ${weekday(day)}`,
    isToday && t('calendar.today'),
    isWeekend(day) && t('calendar.weekend'),
    events.length > 0 && t('calendar.events', { count: events.length }),
  ];
  return (
    <td
      role="gridcell"
      data-day={day}
      data-weekend={isWeekend(day)}
      aria-label={name.filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabIndex}
      className={styles.day}
      onFocus={() => onFocus(day)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {/* Every third day, so that a month on its way does not look like a wall. */}
      {isLoading && Number(day.slice(8)) % 3 === 0 && <Skeleton height={28} />}
      {shown.length > 0 && (
        <ul className={styles.events}>
          {shown.map((event) => (
            <li key={event.id}>
              <EventLink event={event} day={day} size="line" tabIndex={tabIndex} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < events.length && (
        <MoreEvents
          events={events}
          day={day}
          hidden={events.length - shown.length}
          tabIndex={tabIndex}
        />
      )}
    </td>
  );
}
