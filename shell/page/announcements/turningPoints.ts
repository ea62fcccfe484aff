import type { Maintenance } from './Maintenance';

const minute = 60_000;
const announcedFor = 48 * 60 * minute;
const toldFor = 10 * minute;

/** When the words about a work change: announced, begun, ended, forgotten. */
export function turningPoints({ startsAt, endsAt }: Pick<Maintenance, 'startsAt' | 'endsAt'>) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return [start - announcedFor, start, end, end + toldFor] as const;
}
