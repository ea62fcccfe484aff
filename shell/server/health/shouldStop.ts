import { chanceOf } from './chanceOf';
import type { Counts } from './Counts';

/** Fewer are no proof of anything. */
export const fewestFailures = 5;
/** A baseline of fewer visits is taken for one of so many, the missing ones without a failure. */
const fewestVisits = 50;
/** How often a release that is no worse may be stopped, however long it is watched. */
const falseAlarms = 0.01;

/**
 * The rule is asked after every failure, and each time it could be wrong: the share of the k-th
 * time is 5 / (k (k + 1)), and all shares from the fifth on make one.
 */
const alarmsAt = (failures: number) => (falseAlarms * fewestFailures) / (failures * (failures + 1));

const rateOf = ({ visits, failed }: Counts) => failed / visits;

/** Whether a release fails so much more than the one it is compared with that it has to go. */
export function shouldStop(candidate: Counts, compared: Counts): boolean {
  if (candidate.failed < fewestFailures) return false;
  const baseline = { ...compared, visits: Math.max(compared.visits, fewestVisits) };
  const [rate, usual] = [rateOf(candidate), rateOf(baseline)];
  if (rate <= usual + 0.01 || rate <= usual * 2) return false;
  return chanceOf(candidate, baseline) < alarmsAt(candidate.failed);
}
