const msPerDay = 86_400_000;
const moscow = 3 * 3_600_000;

/** The calendar day in Moscow at a moment (ms). */
export const dayAt = (time: number) => new Date(time + moscow).toISOString().slice(0, 10);

export const today = () => dayAt(Date.now());

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** What is no day, such as a half-typed one, stays as it is, for the schema to refuse. */
function momentOf(day: string, time: string) {
  const moment = dayShape.test(day) ? Date.parse(`${day}T${time}+03:00`) : Number.NaN;
  return Number.isNaN(moment) ? day : new Date(moment).toISOString();
}

/** The first and the last moment in Moscow of a range of days; either end may be open. */
export const momentsOf = ({ from, to }: { from?: string; to?: string }) => ({
  from: from && momentOf(from, '00:00:00.000'),
  to: to && momentOf(to, '23:59:59.999'),
});

/** The same day `years` later; the 29th of February becomes the 1st of March. */
export function yearsAfter(day: string, years: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** Mondays to Fridays in Moscow that have passed between two moments (ms). */
export function workingDaysBetween(from: number, to: number) {
  const [first, last] = [from, to].map((time) => Math.floor((time + moscow) / msPerDay));
  let count = 0;
  for (let day = (first ?? 0) + 1; day <= (last ?? 0); day += 1) {
    // The first of January 1970 was a Thursday.
    if ((day + 3) % 7 < 5) count += 1;
  }
  return count;
}

/** The day in Moscow that is `count` Mondays to Fridays after a moment (ms). */
export function workingDayAfter(from: number, count: number) {
  let time = from;
  while (workingDaysBetween(from, time) < count) time += msPerDay;
  return dayAt(time);
}

/**
 * What has waited since before this moment (ms) has outlasted its working days: from the midnight after
 * the last of them, which a weekend does not put off.
 */
export function overdueSince(now: number, workingDays: number) {
  let time = Date.parse(momentOf(dayAt(now), '00:00:00'));
  // Whose last day is today is still in time.
  while (workingDaysBetween(time, now - msPerDay) < workingDays) time -= msPerDay;
  return time + msPerDay;
}

const clock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** `2026-11-22T12:40` for a moment: what a field with a date and a time holds. */
export const toMoscowTime = (moment: string | null) =>
  moment ? new Date(Date.parse(moment) + moscow).toISOString().slice(0, 16) : '';

/** The moment back; what is none stays as typed, for the schema to refuse. */
export function fromMoscowTime(text: string, known?: string | null) {
  // The field shows no seconds, and a moment that nobody changed keeps its own.
  if (known && toMoscowTime(known) === text) return known;
  const time = clock.test(text) ? Date.parse(`${text}:00+03:00`) : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** Whether a moment is still to come; none is not. */
export const isAhead = (moment: string | null | undefined): moment is string =>
  !!moment && Date.parse(moment) > Date.now();
