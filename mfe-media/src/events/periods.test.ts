/** @jest-environment node */
import { momentsOf } from '@campus/shared/contract/days';
import { askedPeriod, periodOf, wholeMonth } from './periods';

test.each([
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['nextMonth', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
] as const)('%s at %s is from %s to %s', (name, today, from, to) => {
  expect(periodOf[name](today)).toEqual({ from, to });
});

test('a month is asked for from midnight to midnight in Moscow', () => {
  expect(momentsOf(wholeMonth('2026-11'))).toEqual({
    from: '2026-10-31T21:00:00.000Z',
    to: '2026-11-30T20:59:59.999Z',
  });
});

test('either end of a period may be open', () => {
  expect(momentsOf(askedPeriod({ from: '2026-11-01' }))).toEqual({
    from: '2026-10-31T21:00:00.000Z',
    to: undefined,
  });
  expect(momentsOf(askedPeriod({}))).toEqual({ from: undefined, to: undefined });
});

test.each([
  ['backwards', '2026-11-02', '2026-11-01'],
  ['longer than a year', '2026-01-01', '2027-06-01'],
])('a period that is %s counts as absent', (_case, from, to) => {
  expect(askedPeriod({ from, to })).toEqual({});
});
