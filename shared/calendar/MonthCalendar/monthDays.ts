const msPerDay = 86_400_000;

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);

/** The month `count` months later: `2026-12` and 1 give `2027-01`. */
export function addMonths(month: string, count: number) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const monthOf = (day: string) => day.slice(0, 7);

/** Monday is 0 and Sunday is 6. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

export const isWeekend = (day: string) => weekdayOf(day) > 4;

export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day of another month, or its last one: the 31st of January becomes the 28th of February. */
export function sameDayOf(month: string, day: string) {
  const last = lastDayOf(month);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** The weeks of a month, Monday first; the days of its neighbours are there to fill the rows. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const count = Math.ceil((weekdayOf(first) + Number(lastDayOf(month).slice(8))) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(monday, week * 7 + weekday)),
  );
}
