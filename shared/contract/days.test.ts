/** @jest-environment node */
import {
  dayAt,
  momentsOf,
  overdueSince,
  workingDayAfter,
  workingDaysBetween,
  yearsAfter,
} from './days';
import { period } from './period';
import * as z from 'zod/mini';

test('the day is the one in Moscow', () => {
  expect(dayAt(Date.parse('2026-03-05T20:59:59Z'))).toBe('2026-03-05');
  expect(dayAt(Date.parse('2026-03-05T21:00:00Z'))).toBe('2026-03-06');
});

test('a range of days runs from midnight to midnight in Moscow', () => {
  expect(momentsOf({ from: '2026-03-05', to: '2026-03-05' })).toEqual({
    from: '2026-03-04T21:00:00.000Z',
    to: '2026-03-05T20:59:59.999Z',
  });
  expect(momentsOf({ to: undefined })).toEqual({ from: undefined, to: undefined });
});

test.each(['3', '31', '31.1', '31.02.2026', '2026-13-01'])(
  '«%s» is no day, and is left to the schema',
  (typed) => {
    expect(momentsOf({ from: typed, to: typed })).toEqual({ from: typed, to: typed });
  },
);

test('a leap day has its birthday on the first of March', () => {
  expect(yearsAfter('2004-02-29', 14)).toBe('2018-03-01');
  expect(yearsAfter('2004-02-29', 16)).toBe('2020-02-29');
});

test('Saturdays and Sundays do not count as working days', () => {
  // The sixth of March 2026 is a Friday.
  const friday = Date.parse('2026-03-06T12:00:00Z');
  const days = (count: number) => workingDaysBetween(friday, friday + count * 86_400_000);
  expect([0, 1, 2, 3, 7, 10].map(days)).toEqual([0, 0, 0, 1, 5, 6]);
  const sundayNight = Date.parse('2026-03-08T20:59:00Z');
  expect(workingDaysBetween(sundayNight, sundayNight + 120_000)).toBe(1);
});

test('a term of working days ends on a working day', () => {
  const friday = Date.parse('2026-03-06T12:00:00Z');
  expect([0, 1, 5].map((count) => workingDayAfter(friday, count))).toEqual([
    '2026-03-06',
    '2026-03-09',
    '2026-03-13',
  ]);
});

test('who asks on a Friday has two working days of patience until Tuesday', () => {
  const asked = Date.parse('2026-03-06T12:00:00Z');
  const isLate = (now: string) => asked < overdueSince(Date.parse(now), 2);
  expect(isLate('2026-03-10T20:59:00Z')).toBe(false);
  expect(isLate('2026-03-10T21:00:00Z')).toBe(true);
});

test.each([1, 2, 5])(
  'late is what has outlasted its promised day, on a weekend too, with a term of %i',
  (term) => {
    const monday = Date.parse('2026-03-02T12:00:00Z');
    const days = Array.from({ length: 21 }, (_, index) => monday + index * 86_400_000);
    const told = days.flatMap((now) =>
      days
        .filter((asked) => asked <= now)
        .map((asked) => ({
          ...{ asked: dayAt(asked), now: dayAt(now) },
          isLate: asked < overdueSince(now, term),
          isOver: workingDayAfter(asked, term) < dayAt(now),
        })),
    );
    expect(told.filter(({ isLate, isOver }) => isLate !== isOver)).toStrictEqual([]);
  },
);

test('a period ends after it begins and is not too long; one without an end is fine', () => {
  const filter = z
    .object({ from: z.optional(z.string()), to: z.optional(z.string()) })
    .check(...period('from', 'to', 10));
  const codeOf = (value: object) => filter.safeParse(value).error?.issues[0];
  expect(codeOf({ from: '2026-01-02', to: '2026-01-01' })).toMatchObject({
    message: 'PERIOD_ORDER',
    path: ['to'],
  });
  expect(codeOf({ from: '2026-01-01', to: '2026-01-12' })?.message).toBe('PERIOD_LONG');
  expect(codeOf({ from: '2026-01-01', to: '2026-01-11' })).toBeUndefined();
  expect(codeOf({ from: '2026-01-01' })).toBeUndefined();
});
