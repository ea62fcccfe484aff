import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { useFormat } from '@campus/shared/format/useFormat';
import { Link } from 'react-router-dom';
import { hourOn, type CalendarEvent } from './CalendarEvent';
import eventLinkStyles from './EventLink.module.css';
import styles from './EventList.module.css';

interface EventLinkProps {
  event: CalendarEvent;
  /** The day on which it is shown: an hour is told on the first one only. */
  day: string;
  /** In a cell there is one line; in a list there is room for the whole title. */
  size: 'line' | 'row';
  tabIndex?: number;
}

/** One event on one of its days. */
export function EventLink({ event, day, size, tabIndex }: EventLinkProps) {
  const { time } = useFormat();
  const hour = hourOn(event, day);
  const look = {
    className: eventLinkStyles.event,
    'data-tone': event.tone ?? 'accent',
    'data-size': size,
    // The title is in its attribute too.
    lang: event.lang,
  };
  const words = (
    <>
      {hour && <time className={eventLinkStyles.hour}>{time(hour)}</time>}
      {/* Without the space the two would be one word to a screen reader. */}
      {hour && ' '}
      <span className={eventLinkStyles.title}>{event.title}</span>
      {event.lang && <LanguageMark lang={event.lang} />}
    </>
  );
  if (!event.to) return <span {...look}>{words}</span>;
  return (
    <Link {...look} to={event.to} tabIndex={tabIndex} title={event.title}>
      {words}
    </Link>
  );
}

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
