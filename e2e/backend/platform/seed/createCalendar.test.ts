import { createCalendar } from './createCalendar';

test('late on the last evening of a year the demo data are of the next one, as in Moscow', () => {
  const calendar = createCalendar(new Date('2026-12-31T21:30:00Z'));
  expect(calendar.year).toBe(2027);
  expect(calendar.day(0)).toBe('2027-01-01');
  expect(calendar.moment(-1, 9)).toStrictEqual(new Date('2026-12-31T09:00:00Z'));
  expect(calendar.month(-1)).toStrictEqual({
    ...{ from: '2026-12-01', to: '2026-12-31', payDay: '2026-12-25' },
    ...{ number: 12, year: 2026 },
  });
});
