import { useFormat } from '@campus/shared/format/useFormat';
import type { CalendarEvent } from './CalendarEvent';
import { DayCell } from './DayCell';
import styles from './MonthGrid.module.css';
import { isWeekend, monthOf, weeksOf } from './monthDays';
import { useGridFocus } from './useGridFocus';

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
