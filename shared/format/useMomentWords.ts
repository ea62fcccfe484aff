import { dayAt, today } from '@campus/shared/contract/days';
import { useFormat } from './useFormat';

const yearOf = (day: string) => day.slice(0, 4);

/** «5 декабря, 10:00»; of another year with that year. */
export function useMomentWords() {
  const { dateTime, dayMonth, time } = useFormat();
  return (moment: string) =>
    yearOf(dayAt(Date.parse(moment))) === yearOf(today())
      ? `${dayMonth(moment)}, ${time(moment)}`
      : dateTime(moment);
}
