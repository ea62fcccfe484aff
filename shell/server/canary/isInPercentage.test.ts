/** @jest-environment node */
import fc from 'fast-check';
import { isInPercentage } from './isInPercentage';

const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`);
const chosen = (percent: number, release = '2.0.0', remote = 'media') =>
  new Set(visitors.filter((visitor) => isInPercentage({ visitor, remote, release, percent })));

test.each([0.5, 5, 20, 50, 99])('%d percent of the visitors are chosen', (percent) => {
  const share = (chosen(percent).size / visitors.length) * 100;
  // Four standard deviations of so many draws.
  const tolerance = 4 * Math.sqrt((percent * (100 - percent)) / visitors.length);
  expect(Math.abs(share - percent)).toBeLessThan(tolerance);
});

test('nobody is chosen by 0 percent, and everybody by 100', () => {
  expect(chosen(0).size).toBe(0);
  expect(chosen(100).size).toBe(visitors.length);
});

test('a canary that grows keeps everybody that it has', () => {
  const asked = fc.record({
    visitor: fc.string({ minLength: 1 }),
    remote: fc.string(),
    release: fc.string(),
  });
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(asked, percent, percent, (who, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      return (
        !isInPercentage({ ...who, percent: small }) || isInPercentage({ ...who, percent: large })
      );
    }),
  );
});

test.each([
  ['another release', chosen(20, '2.0.1')],
  ['another remote', chosen(20, '2.0.0', 'payments')],
])('%s begins with other people', (_, others) => {
  const both = [...chosen(20)].filter((visitor) => others.has(visitor)).length;
  expect(both / visitors.length).toBeCloseTo(0.04, 1);
});

test('whoever has no number waits until everybody gets the release', () => {
  const nobody = { visitor: undefined, remote: 'media', release: '2.0.0' };
  expect(isInPercentage({ ...nobody, percent: 99.9 })).toBe(false);
  expect(isInPercentage({ ...nobody, percent: 100 })).toBe(true);
});
