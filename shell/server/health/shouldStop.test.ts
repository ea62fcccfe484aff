/** @jest-environment node */
import fc from 'fast-check';
import { shouldStop } from './shouldStop';

const counts = (failed: number, visits: number) => ({ visits, failed });

type Fraction = [failed: number, visits: number];

test.each<[string, Fraction, Fraction, boolean]>([
  ['fails always, five times', [5, 5], [0, 0], true],
  ['fails always, but four times only', [4, 4], [0, 500], false],
  ['fails in a fifth of the visits', [5, 25], [0, 1000], true],
  ['fails as often as the other', [20, 1000], [40, 2000], false],
  ['fails a little more: less than one percent point', [18, 1000], [100, 10_000], false],
  ['fails less than twice as often', [190, 1000], [1000, 10_000], false],
  ['fails twice as often by chance', [5, 60], [2, 60], false],
  ['fails where the other fails too', [10, 10], [30, 30], false],
  ['fails, and nothing is known of the other', [5, 1000], [0, 0], false],
  ['fails in three percent against a third of one', [36, 1200], [66, 20_000], true],
])('a release that %s', (_, candidate, baseline, isStopped) => {
  expect(shouldStop(counts(...candidate), counts(...baseline))).toBe(isStopped);
});

/** Repeatable draws: a property that fails can be looked at again. */
function createDice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Story {
  /** How often visits fail. */
  fails: { candidate: number; baseline: number };
  /** Of the visitors, how many get the candidate. */
  share: number;
  visits: number;
}

/** Visitors come one after the other; gives the visit of the candidate that stopped it. */
function watch({ fails, share, visits }: Story, dice: () => number): number {
  const [candidate, baseline] = [counts(0, 0), counts(0, 0)];
  for (let left = visits; left > 0; left--) {
    const isCandidate = dice() < share;
    const side = isCandidate ? candidate : baseline;
    side.visits += 1;
    if (dice() >= (isCandidate ? fails.candidate : fails.baseline)) continue;
    side.failed += 1;
    if (isCandidate && shouldStop(candidate, baseline)) return candidate.visits;
  }
  return Infinity;
}

const shares = fc.constantFrom(0.05, 0.2, 0.5);
const seeds = fc.integer();
const repeatable = { seed: 20_261_121 };

test('a release that fails like the other one is stopped in one of a hundred stories at most', () => {
  const rates = fc.constantFrom(0.001, 0.005, 0.01, 0.02, 0.05);
  let [stories, stopped] = [0, 0];
  fc.assert(
    fc.property(rates, shares, seeds, (rate, share, seed) => {
      const fails = { candidate: rate, baseline: rate };
      stories += 1;
      if (watch({ fails, share, visits: 2000 }, createDice(seed)) < Infinity) stopped += 1;
    }),
    { ...repeatable, numRuns: 1000 },
  );
  expect(stopped / stories).toBeLessThanOrEqual(0.01);
});

test('a release that always fails is stopped at its fifth visit, whoever else comes', () => {
  fc.assert(
    fc.property(shares, seeds, (share, seed) => {
      const story = { fails: { candidate: 1, baseline: 0.002 }, share, visits: 2000 };
      return watch(story, createDice(seed)) <= 6;
    }),
    { ...repeatable, numRuns: 300 },
  );
});

test('a release that fails in a fifth of its visits is stopped within 150 of them', () => {
  fc.assert(
    fc.property(shares, seeds, (share, seed) => {
      const story = { fails: { candidate: 0.2, baseline: 0.003 }, share, visits: 10_000 };
      return watch(story, createDice(seed)) <= 150;
    }),
    { ...repeatable, numRuns: 300 },
  );
});

test('one more failure of the other release never stops this one', () => {
  const visits = fc.integer({ min: 1, max: 400 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(visits, part, visits, part, (of, failed, others, failedOthers) => {
      const candidate = counts(Math.round(of * failed), of);
      const baseline = counts(Math.round(others * failedOthers), others);
      const worse = counts(Math.min(baseline.failed + 1, others), others);
      return shouldStop(candidate, baseline) || !shouldStop(candidate, worse);
    }),
  );
});
