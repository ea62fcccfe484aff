import type { Counts } from './Counts';

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
