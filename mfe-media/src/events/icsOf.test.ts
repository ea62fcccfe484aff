/** @jest-environment node */
import fc from 'fast-check';
import { eventItem } from './eventFixture';
import { icsOf } from './icsOf';

const page = new URL('https://campus.example/events/event-1');
const unfolded = (file: string) => file.replace(/\r\n /g, '');
const valueOf = (file: string, name: string) =>
  unfolded(file)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const unescaped = (text = '') =>
  text.replace(/\\(.)/g, (_whole, one: string) => (one === 'n' ? '\n' : one));

test('the file names the event by its id and our site, and its times are in UTC', () => {
  expect(unfolded(icsOf(eventItem, page))).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Campus//Events//RU',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      `UID:${eventItem.id}@campus.example`,
      'DTSTAMP:20261103T103000Z',
      'DTSTART:20301128T160000Z',
      'DTEND:20301128T180000Z',
      'SUMMARY:Событие 1',
      'DESCRIPTION:О чём событие 1\\n\\nhttps://example.com/meet\\n\\nhttps://campus.example/events/event-1',
      'LOCATION:Актовый зал\\, Примерск\\, Университетская улица\\, 4',
      'URL:https://campus.example/events/event-1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a comma, a semicolon and a backslash', 'a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['a line break of any kind', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['a colon and quotes as they are', '«Час»: "a"', '«Час»: "a"'],
  ['a control character as a space', 'a\u0007b\tc', 'a b c'],
])('a title has %s', (_what, title, written) => {
  expect(valueOf(icsOf({ ...eventItem, title }, page), 'SUMMARY')).toBe(written);
});

test('an event in one place only and without a link names no more than it has', () => {
  const file = icsOf({ ...eventItem, address: null, onlineUrl: null }, page);
  expect(valueOf(file, 'LOCATION')).toBe('Актовый зал');
  expect(valueOf(file, 'DESCRIPTION')).toBe(`О чём событие 1\\n\\n${page.href}`);
});

test('no line is longer than 75 octets, none ends in half of a character, and each ends with CRLF', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, place) => {
      const file = icsOf({ ...eventItem, title, place }, page);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(() => encodeURIComponent(line)).not.toThrow();
      }
    }),
  );
});

test('what was folded and escaped reads the same when it is unfolded', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    .filter((text) => !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(text));
  fc.assert(
    fc.property(words, (title) => {
      expect(unescaped(valueOf(icsOf({ ...eventItem, title }, page), 'SUMMARY'))).toBe(title);
    }),
  );
});
