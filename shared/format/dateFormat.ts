import { dayAt } from '@campus/shared/contract/days';

const timeZone = 'Europe/Moscow';
const msPerDay = 86_400_000;

const year = { year: 'numeric' } as const;
const dayAndMonth = { day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

// «5 марта 2026», without the clerk's «г.», and with the spaces of letters: whether thin ones stand
// around a dash is different from one version of ICU to the next, on the server and in browsers.
const plain = (text: string) => text.replace(/\sг\./g, '').replace(/[\u2009\u202f]/g, ' ');
const dayNumber = (time: number) => Date.parse(dayAt(time)) / msPerDay;

function formatter(locale: string, parts: Intl.DateTimeFormatOptions) {
  const made: Intl.DateTimeFormat[] = [];
  // Intl instances are slow to make, so each waits for its first use.
  const intl = () => (made[0] ??= new Intl.DateTimeFormat(locale, { timeZone, ...parts }));
  return {
    one: (iso: string) => plain(intl().format(new Date(iso))),
    range: (from: string, to: string) => plain(intl().formatRange(new Date(from), new Date(to))),
  };
}

/**
 * Dates in words. A moment is shown in Moscow time; a day (`2026-03-05`) is that day anywhere,
 * because JavaScript takes it for midnight in UTC and Moscow is ahead of UTC.
 */
export function createDateFormat(locale: string) {
  const dates = formatter(locale, { ...dayAndMonth, ...year });
  const shortDates = formatter(locale, { day: '2-digit', month: '2-digit', ...year });
  const days = formatter(locale, dayAndMonth);
  const times = formatter(locale, clock);
  const fileDates = formatter('ru-RU', { day: '2-digit', month: '2-digit', ...year });
  const fileTimes = formatter('ru-RU', clock);
  const moments = formatter(locale, { ...dayAndMonth, ...year, ...clock });
  const months = formatter(locale, { month: 'long', ...year });
  const monthNames = formatter(locale, { month: 'long' });
  const weekdays = formatter(locale, { weekday: 'long' });
  const shortWeekdays = formatter(locale, { weekday: 'short' });
  const ago = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit);

  function relativeDay(iso: string, now: number) {
    const ahead = dayNumber(Date.parse(iso)) - dayNumber(now);
    if (Math.abs(ahead) < 7) return ago(ahead, 'day');
    return dayAt(now).slice(0, 4) === dayAt(Date.parse(iso)).slice(0, 4)
      ? days.one(iso)
      : dates.one(iso);
  }

  return {
    date: dates.one,
    time: times.one,
    shortDate: shortDates.one,
    /** «05.03.2026, 10:00»: of one width, for registers. */
    shortDateTime: (iso: string) => `${shortDates.one(iso)}, ${times.one(iso)}`,
    /** «05.03.2026 10:00» in every language: a spreadsheet takes it for a date and sorts by it. */
    fileDateTime: (iso: string) => `${fileDates.one(iso)} ${fileTimes.one(iso)}`,
    fileDate: fileDates.one,
    dateTime: (iso: string) => `${dates.one(iso)}, ${times.one(iso)}`,
    dayMonth: days.one,
    /** «четверг». */
    weekday: weekdays.one,
    /** «чт». */
    shortWeekday: shortWeekdays.one,
    /** «март 2026», of a day, a moment or a month (`2026-03`). */
    month: months.one,
    /** «март». */
    monthName: monthNames.one,
    /** «3–7 марта 2026»: the days alone, whatever is given. */
    dateRange: dates.range,
    /** «3 марта 2026, 10:00–12:00». */
    dateTimeRange: moments.range,
    /** «5 минут назад», «вчера»; a week and more away it is the date. A day is never «3 часа назад». */
    relative(iso: string, now: number) {
      const time = Date.parse(iso);
      const minutes = Math.trunc((time - now) / 60_000);
      const isNear = Math.abs(minutes) < 60;
      if (iso.length === 10 || (!isNear && dayNumber(time) !== dayNumber(now)))
        return relativeDay(iso, now);
      if (!isNear) return ago(Math.trunc(minutes / 60), 'hour');
      return minutes ? ago(minutes, 'minute') : ago(0, 'second');
    },
  };
}
