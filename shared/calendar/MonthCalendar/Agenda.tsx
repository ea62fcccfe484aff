import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from './CalendarEvent';
import { EventList } from './EventList';
import styles from './EventList.module.css';
import { isWeekend } from './monthDays';

interface AgendaProps {
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  today: string;
}

/** The month where there is no room for a grid: only the days on which something happens. */
export function Agenda({ byDay, today }: AgendaProps) {
  const { t } = useTranslation('shared');
  const { dayMonth, weekday } = useFormat();
  const days = [...byDay.keys()].sort();
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day}>
          <h3 className={styles.day} aria-current={day === today ? 'date' : undefined}>
            {dayMonth(day)}
            <span className={styles.note}>
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
