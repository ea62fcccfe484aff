import type { CallOutput } from '@campus/shared/contract/call';
import type { getEventByUrl } from '@campus/shared/contract/media/eventCalls';

/** An event as its own page shows it. */
export type EventItem = CallOutput<typeof getEventByUrl>;

const octets = 75;
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

/** RFC 5545, 3.1: a line takes 75 octets at the most and goes on after a line break and a space. */
function folded(line: string) {
  const lines = [''];
  let size = 0;
  // By characters, so that none is torn apart.
  for (const character of line) {
    const more = sizeOf(character);
    if (size + more > octets) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += more;
  }
  return lines.join('\r\n');
}

/** RFC 5545, 3.3.11: a text without control characters, its separators escaped. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** «20261126T160000Z». */
const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

type Subject = Pick<
  EventItem,
  | 'id'
  | 'title'
  | 'summary'
  | 'place'
  | 'address'
  | 'onlineUrl'
  | 'startsAt'
  | 'endsAt'
  | 'updatedAt'
>;

/** An event as an iCalendar file. `page` is its address on our site, which names the event too. */
export function icsOf(event: Subject, page: URL): string {
  const { place, address, onlineUrl, summary } = event;
  const location = [place, address].filter(Boolean).join(', ');
  const description = [summary, onlineUrl, page.href].filter(Boolean).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus//Events//RU',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${page.hostname}`,
    // When this state of the event was written: a file taken later takes the place of an earlier one.
    `DTSTAMP:${utc(event.updatedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${page.href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
