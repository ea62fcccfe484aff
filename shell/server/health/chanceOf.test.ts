/** @jest-environment node */
import { chanceOf } from './chanceOf';

// Reference values: fisher.test(…, alternative = "greater") of R.
test.each([
  [{ visits: 5, failed: 5 }, { visits: 5, failed: 0 }, 1 / 252],
  [{ visits: 4, failed: 3 }, { visits: 4, failed: 1 }, 17 / 70],
  [{ visits: 10, failed: 0 }, { visits: 10, failed: 3 }, 1],
  [{ visits: 25, failed: 5 }, { visits: 50, failed: 0 }, 53_130 / 17_259_390],
  [{ visits: 7, failed: 7 }, { visits: 3, failed: 3 }, 1],
])('%j against %j', (candidate, baseline, chance) => {
  expect(chanceOf(candidate, baseline)).toBeCloseTo(chance, 10);
});

test('many visits do not go beyond what numbers can hold', () => {
  const chance = chanceOf({ visits: 500_000, failed: 5_000 }, { visits: 900_000, failed: 9_000 });
  expect(chance).toBeCloseTo(0.5, 1);
});
