import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { addDays } from './monthDays';

export interface CalendarEvent {
  id: string;
  /** A day (`2026-03-05`) or a moment in ISO. */
  start: string;
  /** The last day, or the moment when it is over. */
  end?: string;
  title: string;
  /** Which language the title is in; the reader’s when left out. */
  lang?: LanguageKey;
  /** The address that it leads to. */
  to?: string;
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';
}

export const isMoment = (text: string) => text.length > 10;
const dayOf = (text: string) => (isMoment(text) ? dayAt(Date.parse(text)) : text);

/** What is over at midnight does not take the next day. */
const lastDayOf = ({ start, end = start }: CalendarEvent) =>
  isMoment(end) && end > start ? dayAt(Date.parse(end) - 1) : dayOf(end);

// Whole days come first, then what has an hour, by the hour.
const order = (event: CalendarEvent, day: string) =>
  isMoment(event.start) && dayOf(event.start) === day ? Date.parse(event.start) : 0;

/** The events of each day of a month, in the order of the day. */
export function eventsByDay(events: readonly CalendarEvent[], from: string, to: string) {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const [first, last] = [dayOf(event.start), lastDayOf(event)];
    for (let day = first > from ? first : from; day <= last && day <= to; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  for (const [day, ofDay] of days) ofDay.sort((a, b) => order(a, day) - order(b, day));
  return days;
}

/** The hour at which it begins on that day; none where the whole day is taken. */
export const hourOn = (event: CalendarEvent, day: string) =>
  isMoment(event.start) && dayOf(event.start) === day ? event.start : undefined;
