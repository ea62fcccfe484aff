/** @jest-environment node */
import { execFileSync } from 'child_process';
import { createDateFormat } from './dateFormat';

const ru = createDateFormat('ru-RU');
const en = createDateFormat('en-GB');

test('a day is named whole and in parts', () => {
  expect(ru.dayMonth('2026-03-05')).toBe('5 марта');
  expect(ru.weekday('2026-03-05')).toBe('четверг');
  expect(ru.shortWeekday('2026-03-05')).toBe('чт');
  expect(ru.month('2026-03')).toBe('март 2026');
  expect(ru.monthName('2026-03-05')).toBe('март');
  expect(en.dayMonth('2026-03-05')).toBe('5 March');
  expect(en.weekday('2026-03-05')).toBe('Thursday');
  expect(en.month('2026-03')).toBe('March 2026');
});

test('a moment belongs to its day in Moscow, up to midnight and from it on', () => {
  expect(ru.date('2026-03-05T20:59:59Z')).toBe('5 марта 2026');
  expect(ru.date('2026-03-05T21:00:00Z')).toBe('6 марта 2026');
  expect(ru.time('2026-03-05T21:00:00Z')).toBe('00:00');
  expect(ru.date('2025-12-31T21:00:00Z')).toBe('1 января 2026');
  expect(ru.shortDate('2025-12-31T20:59:59Z')).toBe('31.12.2025');
});

test('Moscow keeps one time in summer and in winter', () => {
  expect(ru.time('2026-01-15T09:00:00Z')).toBe('12:00');
  expect(ru.time('2026-07-15T09:00:00Z')).toBe('12:00');
});

test.each([
  ['2026-03-03', '2026-03-07', '3–7 марта 2026', '3 – 7 March 2026'],
  ['2026-02-28', '2026-03-03', '28 февраля – 3 марта 2026', '28 February – 3 March 2026'],
  [
    '2025-12-28',
    '2026-01-03',
    '28 декабря 2025 – 3 января 2026',
    '28 December 2025 – 3 January 2026',
  ],
  ['2026-03-03', '2026-03-03', '3 марта 2026', '3 March 2026'],
])('from %s to %s', (from, to, russian, english) => {
  expect(ru.dateRange(from, to)).toBe(russian);
  expect(en.dateRange(from, to)).toBe(english);
});

test('hours within one day do not repeat the day', () => {
  const [from, to] = ['2026-03-03T07:00:00Z', '2026-03-03T09:30:00Z'];
  expect(ru.dateTimeRange(from, to)).toBe('3 марта 2026, 10:00–12:30');
  expect(en.dateTimeRange(from, to)).toBe('3 March 2026, 10:00–12:30');
});

describe('what is near is told from now', () => {
  const now = Date.parse('2026-03-05T09:00:00Z');
  test.each([
    ['2026-03-05T08:59:30Z', 'сейчас', 'now'],
    ['2026-03-05T08:55:00Z', '5 минут назад', '5 minutes ago'],
    ['2026-03-05T09:59:00Z', 'через 59 минут', 'in 59 minutes'],
    ['2026-03-05T06:00:00Z', '3 часа назад', '3 hours ago'],
    ['2026-03-04T20:59:00Z', 'вчера', 'yesterday'],
    ['2026-03-05T21:00:00Z', 'завтра', 'tomorrow'],
    ['2026-03-05', 'сегодня', 'today'],
    ['2026-03-07', 'послезавтра', 'in 2 days'],
    ['2026-02-27', '6 дней назад', '6 days ago'],
    ['2026-02-26', '26 февраля', '26 February'],
    ['2025-12-31', '31 декабря 2025', '31 December 2025'],
  ])('%s', (iso, russian, english) => {
    expect(ru.relative(iso, now)).toBe(russian);
    expect(en.relative(iso, now)).toBe(english);
  });

  test('a quarter of an hour over midnight is minutes, not yesterday', () => {
    const afterMidnight = Date.parse('2026-03-05T21:05:00Z');
    expect(ru.relative('2026-03-05T20:50:00Z', afterMidnight)).toBe('15 минут назад');
  });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'a day is never shifted where the clock shows %s',
  (zone) => {
    const script = `import('./shared/format/dateFormat.ts').then(({ createDateFormat }) => {
      const { date, shortDate, dateRange, weekday } = createDateFormat('ru-RU');
      const day = '2026-01-01';
      console.log([date(day), shortDate(day), dateRange(day, day), weekday(day)].join('|'));
    })`;
    const shown = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(shown.trim()).toBe('1 января 2026|01.01.2026|1 января 2026|четверг');
  },
);
