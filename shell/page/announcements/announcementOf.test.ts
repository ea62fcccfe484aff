/** @jest-environment node */
import { announcementOf, type Maintenance } from './announcementOf';

const hour = 3_600_000;
const start = Date.parse('2026-03-05T19:00:00Z');
const work = (rest: Partial<Maintenance> = {}): Maintenance => ({
  id: 'one',
  title: 'Обновление',
  text: 'Ночью',
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + 3 * hour).toISOString(),
  severity: 'READ_ONLY',
  ...rest,
});
const stageAt = (time: number, works = [work()], closed: string[] = []) =>
  announcementOf(works, time, closed)?.stage;

test('it is announced 48 hours ahead, goes on from beginning to end, and is over for ten minutes', () => {
  expect(stageAt(start - 48 * hour - 1)).toBeUndefined();
  expect(stageAt(start - 48 * hour)).toBe('ahead');
  expect(stageAt(start)).toBe('now');
  expect(stageAt(start + 3 * hour - 1)).toBe('now');
  expect(stageAt(start + 3 * hour)).toBe('over');
  expect(stageAt(start + 3 * hour + hour / 6)).toBeUndefined();
});

test('what held nobody up ends in silence', () => {
  expect(stageAt(start + 3 * hour, [work({ severity: 'INFO' })])).toBeUndefined();
});

test('what was closed ahead is told when it begins, and cannot be closed while nothing is saved', () => {
  expect(stageAt(start - hour, [work()], ['one:ahead'])).toBeUndefined();
  expect(stageAt(start, [work()], ['one:ahead'])).toBe('now');
  expect(stageAt(start, [work()], ['one:now'])).toBe('now');
  expect(stageAt(start, [work({ severity: 'INFO' })], ['one:now'])).toBeUndefined();
});

test('what goes on outweighs what is to come, and the worse the lesser', () => {
  const works = [
    work({ id: 'later', startsAt: new Date(start + 9 * hour).toISOString(), severity: 'DOWN' }),
    work({ id: 'info', severity: 'INFO' }),
    work({ id: 'reading' }),
  ];
  expect(announcementOf(works, start, [])?.work.id).toBe('reading');
  expect(announcementOf(works, start - hour, [])?.work.id).toBe('later');
});
