import type { Range } from '@campus/shared/table/filters';

const momentOf = (day: string, time: string) => new Date(`${day}T${time}+03:00`).toISOString();

/** The first and the last moment of a range of days, in Moscow time, for calls that ask for moments. */
export const momentsOf = ({ from, to }: Range): Range => ({
  from: from && momentOf(from, '00:00:00.000'),
  to: to && momentOf(to, '23:59:59.999'),
});
