import type { SupervisedProcess, Weight } from './superviseProcess';
import { median } from '../quantiles';

/** Less is not worth a share of. */
const few = 4;

export interface Growth {
  name: string;
  /** Megabytes alive at the beginning and at the end of what is compared, and in the whole process. */
  first: number;
  last: number;
  rss: number;
  share: number;
  /** Whether it lived through the whole second half: the others have just started. */
  isJudged: boolean;
}

const megabytes = (values: number[]) => median(values) / 2 ** 20;
const heapOf = (weights: Weight[]) => megabytes(weights.map(({ heapUsed }) => heapUsed));

/** How much more is alive at the end of the second half than at its beginning, process by process. */
export function growthOf(
  { name, lives, outages }: SupervisedProcess,
  half: number,
): Growth | undefined {
  const weights = (lives.at(-1) ?? []).filter(({ at }) => at >= half);
  if (weights.length < few) return undefined;
  const third = Math.floor(weights.length / 3);
  const [first, last] = [heapOf(weights.slice(0, third)), heapOf(weights.slice(-third))];
  return {
    ...{ name, first, last, share: last / first - 1 },
    rss: megabytes(weights.slice(-third).map(({ rss }) => rss)),
    isJudged: outages.every(({ to }) => to < half),
  };
}
