/** @jest-environment node */
/** @jest-environment node */
import fc from 'fast-check';
import { chanceOf, isAlarming, shouldStopCanary } from './shouldStopCanary';

/** All of them told by people who are signed in. */
const counts = (failed: number, visitors: number) => ({
  visitors,
  failed,
  people: failed,
  networks: 1,
});

type Fraction = [failed: number, visitors: number];

test.each<[string, Fraction, Fraction, boolean]>([
  ['fails always, five times', [5, 5], [0, 0], true],
  ['fails always, but four times only', [4, 4], [0, 500], false],
  ['fails for a fifth of the visitors', [5, 25], [0, 1000], true],
  ['fails as often as the other', [20, 1000], [40, 2000], false],
  ['fails a little more: less than one percent point', [18, 1000], [100, 10_000], false],
  ['fails less than twice as often', [190, 1000], [1000, 10_000], false],
  ['fails twice as often by chance', [5, 60], [2, 60], false],
  ['fails where the other fails too', [10, 10], [30, 30], false],
  ['fails, and nothing is known of the other', [5, 1000], [0, 0], false],
  ['fails in three percent against a third of one', [36, 1200], [66, 20_000], true],
  ['fails in half a percent, the other hardly ever', [20, 4000], [2, 20_000], false],
  ['fails in one percent, the other never', [20, 2000], [0, 100_000], false],
  ['fails in more than one percent, the other never', [30, 2000], [0, 20_000], true],
  ['fails twice as often, among very many', [400, 10_000], [2000, 100_000], false],
  ['fails more than twice as often, among very many', [404, 10_000], [2000, 100_000], true],
  ['fails for seven of forty, which may be chance', [7, 40], [0, 60], false],
  ['fails for eight of forty', [8, 40], [0, 60], true],
  ['fails for five of twenty, the other for none of as few', [5, 20], [0, 20], true],
])('a release that %s', (_, candidate, baseline, isStopped) => {
  expect(shouldStopCanary(counts(...candidate), counts(...baseline))).toBe(isStopped);
});

test.each([
  ['four people in four networks', 4, 4, false],
  ['one network', 0, 1, false],
  ['five people in one network', 5, 1, true],
  ['guests of five networks', 0, 5, true],
])('a release that fails always goes by what %s tell: %#', (_, people, networks, isStopped) => {
  expect(shouldStopCanary({ visitors: 9, failed: 9, people, networks }, counts(0, 0))).toBe(
    isStopped,
  );
});

test.each<[string, Fraction, Fraction, boolean]>([
  ['fails for all three', [3, 3], [0, 0], true],
  ['fails for all, but for two only', [2, 2], [0, 500], false],
  ['fails for three of thirty', [3, 30], [0, 1000], true],
  ['fails as often as the other', [20, 1000], [40, 2000], false],
  ['fails for five of forty, which may be chance', [5, 40], [0, 60], false],
  ['fails for six of forty', [6, 40], [0, 60], true],
])('people are called to a release that %s: %#', (_, candidate, baseline, isCalling) => {
  expect(isAlarming(counts(...candidate), counts(...baseline))).toBe(isCalling);
});

const visitors = fc.integer({ min: 1, max: 400 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyCounts = fc
  .tuple(visitors, part)
  .map(([of, failed]) => counts(Math.round(of * failed), of));

test('whatever is moved has raised an alarm', () => {
  fc.assert(
    fc.property(
      anyCounts,
      anyCounts,
      (candidate, baseline) =>
        isAlarming(candidate, baseline) || !shouldStopCanary(candidate, baseline),
    ),
  );
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
  /** For how many visitors of all it fails. */
  fails: { candidate: number; baseline: number };
  /** Of the visitors, how many get the candidate. */
  share: number;
  visitors: number;
}

/** Visitors come one after the other; gives which of the candidate’s stopped it. */
function watch({ fails, share, visitors }: Story, dice: () => number): number {
  const [candidate, baseline] = [counts(0, 0), counts(0, 0)];
  for (let left = visitors; left > 0; left--) {
    const isCandidate = dice() < share;
    const side = isCandidate ? candidate : baseline;
    side.visitors += 1;
    if (dice() >= (isCandidate ? fails.candidate : fails.baseline)) continue;
    side.failed += 1;
    side.people += 1;
    if (isCandidate && shouldStopCanary(candidate, baseline)) return candidate.visitors;
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
      if (watch({ fails, share, visitors: 2000 }, createDice(seed)) < Infinity) stopped += 1;
    }),
    { ...repeatable, numRuns: 1000 },
  );
  expect(stopped / stories).toBeLessThanOrEqual(0.01);
});

test('a release that always fails is stopped at its fifth visitor, whoever else comes', () => {
  fc.assert(
    fc.property(shares, seeds, (share, seed) => {
      const story = { fails: { candidate: 1, baseline: 0.002 }, share, visitors: 2000 };
      return watch(story, createDice(seed)) <= 6;
    }),
    { ...repeatable, numRuns: 300 },
  );
});

test('a release that fails in a fifth of its visitors is stopped within 150 of them', () => {
  fc.assert(
    fc.property(shares, seeds, (share, seed) => {
      const story = { fails: { candidate: 0.2, baseline: 0.003 }, share, visitors: 10_000 };
      return watch(story, createDice(seed)) <= 150;
    }),
    { ...repeatable, numRuns: 300 },
  );
});

test('one more failure of the other release never stops this one', () => {
  fc.assert(
    fc.property(anyCounts, anyCounts, (candidate, baseline) => {
      const { failed, visitors: others } = baseline;
      const worse = counts(Math.min(failed + 1, others), others);
      return shouldStopCanary(candidate, baseline) || !shouldStopCanary(candidate, worse);
    }),
  );
});

// Reference values: fisher.test(…, alternative = "greater") of R.
test.each([
  [{ visitors: 5, failed: 5 }, { visitors: 5, failed: 0 }, 1 / 252],
  [{ visitors: 4, failed: 3 }, { visitors: 4, failed: 1 }, 17 / 70],
  [{ visitors: 10, failed: 0 }, { visitors: 10, failed: 3 }, 1],
  [{ visitors: 25, failed: 5 }, { visitors: 50, failed: 0 }, 53_130 / 17_259_390],
  [{ visitors: 7, failed: 7 }, { visitors: 3, failed: 3 }, 1],
])('%j against %j', (candidate, baseline, chance) => {
  expect(chanceOf(candidate, baseline)).toBeCloseTo(chance, 10);
});

test('many visitors do not go beyond what numbers can hold', () => {
  const chance = chanceOf(
    { visitors: 500_000, failed: 5_000 },
    { visitors: 900_000, failed: 9_000 },
  );
  expect(chance).toBeCloseTo(0.5, 1);
});
