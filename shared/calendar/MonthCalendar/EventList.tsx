import type { CalendarEvent } from './CalendarEvent';
import { EventLink } from './EventLink';
import styles from './EventList.module.css';

interface EventListProps {
  events: readonly CalendarEvent[];
  day: string;
}

/** All events of one day. */
export function EventList({ events, day }: EventListProps) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventLink event={event} day={day} size="row" />
        </li>
      ))}
    </ul>
  );
}
