import { dayAt, workingDaysBetween } from '@campus/shared/contract/days';
import { patience } from './toApplicationItem';

const msPerDay = 86_400_000;

/** An application made before this moment has waited too long. */
export function overdueSince(now: number) {
  let time = Date.parse(`${dayAt(now)}T00:00:00+03:00`);
  while (workingDaysBetween(time, now) <= patience) time -= msPerDay;
  return new Date(time + msPerDay);
}
