import { dayAt } from '@campus/shared/contract/days';

const msPerDay = 86_400_000;

export type Calendar = ReturnType<typeof createCalendar>;

/**
 * Days and moments counted from a moment's day in Moscow, as the product counts them; negative is the
 * past. Hours and minutes are in UTC.
 */
export function createCalendar(now: Date) {
  const midnight = Date.parse(dayAt(now.getTime()));
  const today = new Date(midnight);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    year,
    day: (offset: number) => isoDay(midnight + offset * msPerDay),
    moment: (offset: number, hour = 9, minute = 0) =>
      new Date(midnight + offset * msPerDay + (hour * 60 + minute) * 60_000),
    /** The first, the last and the pay day of a month counted from this one. */
    month: (offset: number) => ({
      from: isoDay(Date.UTC(year, month + offset, 1)),
      to: isoDay(Date.UTC(year, month + offset + 1, 0)),
      payDay: isoDay(Date.UTC(year, month + offset, 25)),
      number: ((((month + offset) % 12) + 12) % 12) + 1,
      year: new Date(Date.UTC(year, month + offset, 1)).getUTCFullYear(),
    }),
  };
}
