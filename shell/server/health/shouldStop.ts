import { chanceOf } from './chanceOf';
import type { Counts } from './Counts';
import type { Evidence } from './countsOf';

interface Rule {
  /** Fewer failures are no proof of anything. */
  fewest: number;
  /** How often it may be wrong of a release that is no worse, however long that is watched. */
  falseAlarms: number;
}

/** Only people are called, so it may be wrong more often. */
const calling: Rule = { fewest: 3, falseAlarms: 0.05 };
const moving: Rule = { fewest: 5, falseAlarms: 0.01 };
/** Anybody can tell of failures: so many have to agree who are not one person with one machine. */
const fewestSides = 5;
/** A baseline of fewer visitors is taken for one of so many, the missing ones without a failure. */
const fewestVisitors = 50;

/**
 * The rule is asked after every failure, and each time it could be wrong: of its share, the k-th
 * time gets fewest / (k (k + 1)), and all of these from the first on make one.
 */
const alarmsAt = (failures: number, { fewest, falseAlarms }: Rule) =>
  (falseAlarms * fewest) / (failures * (failures + 1));

const rateOf = ({ visitors, failed }: Counts) => failed / visitors;

function failsMore(candidate: Counts, compared: Counts, rule: Rule): boolean {
  if (candidate.failed < rule.fewest) return false;
  const { visitors, failed } = compared;
  const baseline = { failed, visitors: Math.max(visitors, fewestVisitors) };
  const [rate, usual] = [rateOf(candidate), rateOf(baseline)];
  if (rate <= usual + 0.01 || rate <= usual * 2) return false;
  return chanceOf(candidate, baseline) < alarmsAt(candidate.failed, rule);
}

/** Whether people are to look at a release: it seems to fail more than the one it is compared with. */
export const isAlarming = (candidate: Counts, compared: Counts): boolean =>
  failsMore(candidate, compared, calling);

/** Whether a release fails so much more than the one it is compared with that it has to go. */
export const shouldStop = (candidate: Evidence, compared: Counts): boolean =>
  (candidate.people >= fewestSides || candidate.networks >= fewestSides) &&
  failsMore(candidate, compared, moving);
