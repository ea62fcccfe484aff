/** @jest-environment node */
import { chanceOf } from './chanceOf';

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
