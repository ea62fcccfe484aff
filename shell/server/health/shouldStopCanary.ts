import type { Counts, Evidence } from './countsOf';

/** Logarithm of the number of ways to choose some of all. */
function logChoose(all: number, some: number) {
  const few = Math.min(some, all - some);
  let sum = 0;
  for (let at = 1; at <= few; at++) sum += Math.log((all - few + at) / at);
  return sum;
}

/**
 * How likely it is that the candidate has this many of all failures, or more, where both releases
 * fail alike: Fisher’s exact test, which is right also where there are only a few.
 */
export function chanceOf(candidate: Counts, baseline: Counts): number {
  const failed = candidate.failed + baseline.failed;
  const logAll = logChoose(candidate.visitors + baseline.visitors, failed);
  const logThis = (inCandidate: number) =>
    logChoose(candidate.visitors, inCandidate) +
    logChoose(baseline.visitors, failed - inCandidate) -
    logAll;
  let term = Math.exp(logThis(candidate.failed));
  let sum = 0;
  for (let at = candidate.failed; at <= Math.min(failed, candidate.visitors); at++) {
    sum += term;
    term *= (candidate.visitors - at) / (at + 1);
    term *= (failed - at) / (baseline.visitors - failed + at + 1);
  }
  return Math.min(sum, 1);
}

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

/** Whether its failures were told by so many that they can be believed. */
export const hasEnoughSides = ({ people, networks }: Evidence): boolean =>
  people >= fewestSides || networks >= fewestSides;

/** Whether a release fails so much more than the one it is compared with that it has to go. */
export const shouldStopCanary = (candidate: Evidence, compared: Counts): boolean =>
  hasEnoughSides(candidate) && failsMore(candidate, compared, moving);
