/** @jest-environment node */
import { addDays, addMonths, lastDayOf, sameDayOf, weeksOf } from './monthDays';

test('days and months pass over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(lastDayOf('2026-02')).toBe('2026-02-28');
});

test('a month that is shorter gives its last day', () => {
  expect(sameDayOf('2026-02', '2026-01-31')).toBe('2026-02-28');
  expect(sameDayOf('2026-03', '2026-01-31')).toBe('2026-03-31');
});

test('the weeks of a month are as many as it needs', () => {
  // The first of February 2027 is a Monday.
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-03')).toHaveLength(6);
  expect(weeksOf('2026-03')[0]?.[0]).toBe('2026-02-23');
  expect(weeksOf('2026-03')[5]?.[6]).toBe('2026-04-05');
});
