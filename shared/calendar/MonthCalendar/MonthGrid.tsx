import { useFormat } from '@campus/shared/format/useFormat';
import { Popover } from '@campus/shared/popup/Popover';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CalendarEvent } from './CalendarEvent';
import { EventLink, EventList } from './EventList';
import { isWeekend, monthOf, weeksOf, addDays, addMonths, sameDayOf, weekdayOf } from './monthDays';
import styles from './MonthGrid.module.css';

interface MoreEventsProps {
  events: readonly CalendarEvent[];
  day: string;
  /** How many found no place in the cell. */
  hidden: number;
  tabIndex: number;
}

/** «ещё 3», which opens the whole day. */
function MoreEvents({ events, day, hidden, tabIndex }: MoreEventsProps) {
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
function DayCell(props: DayCellProps) {
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

const firstControl = 'a[href], button';

/** Where a key leads from a day, as the ARIA pattern of a grid has it. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: string) {
  const months = shiftKey ? 12 : 1;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => sameDayOf(addMonths(monthOf(day), -months), day),
    PageDown: () => sameDayOf(addMonths(monthOf(day), months), day),
  };
  return steps[key]?.();
}

/** One day of the grid is a Tab stop; keys move it, over the edge of the month into the next one. */
function useGridFocus(month: string, today: string, hrefOf: (month: string) => string) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const [chosen, setChosen] = useState(today);
  const active = monthOf(chosen) === month ? chosen : `${month}-01`;

  // Another month may take time to come; its day gets the focus when it is there.
  useEffect(() => {
    if (!isMoved.current || active !== chosen) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, chosen]);

  function moveTo(day: string) {
    // Home on a Monday leads nowhere: what waited for that move would pull the next focus away.
    if (day === active) return;
    isMoved.current = true;
    setChosen(day);
    if (monthOf(day) !== month) void navigate(hrefOf(monthOf(day)), { preventScrollReset: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = event.currentTarget;
    // React hands on keys of the window that a day opens, though it is no part of the day's element.
    if (!cell.contains(event.target as Node)) return;
    const next = dayByKey(event, active);
    if (next) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Escape') {
      cell.focus();
    } else if (event.key === 'Enter' && event.target === cell) {
      cell.querySelector<HTMLElement>(firstControl)?.focus();
    }
  }
  return { grid, active, setActive: setChosen, onKeyDown };
}

interface MonthGridProps {
  titleId: string;
  month: string;
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  today: string;
  hrefOf: (month: string) => string;
  isLoading: boolean;
}

const none: readonly CalendarEvent[] = [];

/** The month by weeks; arrows, Home, End, PageUp and PageDown move over the days. */
export function MonthGrid(props: MonthGridProps) {
  const { titleId, month, byDay, today, hrefOf, isLoading } = props;
  const { weekday, shortWeekday } = useFormat();
  const { grid, active, setActive, onKeyDown } = useGridFocus(month, today, hrefOf);
  const weeks = weeksOf(month);
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={titleId}
      aria-busy={isLoading}
      className={styles.grid}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" aria-label={weekday(day)} data-weekend={isWeekend(day)}>
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              monthOf(day) === month ? (
                <DayCell
                  key={day}
                  day={day}
                  events={byDay.get(day) ?? none}
                  isToday={day === today}
                  isActive={day === active}
                  isLoading={isLoading}
                  onFocus={setActive}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <td key={day} className={styles.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
