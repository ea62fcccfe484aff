import type { Maintenance } from './Maintenance';

const minute = 60_000;
const announcedFor = 48 * 60 * minute;
const soon = 60 * minute;
const toldFor = 10 * minute;

type Times = Pick<Maintenance, 'startsAt' | 'endsAt'>;

/** From then on there is no time to lose. */
export const startsSoon = ({ startsAt }: Times) => Date.parse(startsAt) - soon;

/** When the words about a work change, or their place: announced, soon, begun, ended, forgotten. */
export function turningPoints(work: Times) {
  const [start, end] = [Date.parse(work.startsAt), Date.parse(work.endsAt)];
  return [start - announcedFor, startsSoon(work), start, end, end + toldFor] as const;
}
