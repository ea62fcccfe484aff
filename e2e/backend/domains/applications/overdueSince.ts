import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { dayAt, workingDaysBetween } from '@campus/shared/contract/days';

const msPerDay = 86_400_000;

/** An application made before this moment has waited too long. */
export function overdueSince(now: number) {
  let time = Date.parse(`${dayAt(now)}T00:00:00+03:00`);
  while (workingDaysBetween(time, now) <= applicationPatience) time -= msPerDay;
  return new Date(time + msPerDay);
}
