import { growthOf } from './growthOf';
import type { SupervisedProcess, Weight } from './superviseProcess';

const megabyte = 2 ** 20;
const half = 100;
const weights = (heap: (at: number) => number) =>
  Array.from({ length: 20 }, (_, index): Weight => {
    const at = index * 10;
    return { at, heapUsed: heap(at) * megabyte, rss: 300 * megabyte };
  });
const processOf = (life: Weight[], outages: SupervisedProcess['outages'] = []) =>
  ({ name: 'backend 1', lives: [life], outages }) as unknown as SupervisedProcess;

test('what fills in the first half is no growth', () => {
  const process = processOf(weights((at) => Math.min(at, half) + 50));
  expect(growthOf(process, half)).toMatchObject({ first: 150, share: 0, isJudged: true });
});

test('what goes on growing in the second half is', () => {
  const growth = growthOf(processOf(weights((at) => 50 + at)), half);
  expect(growth?.share).toBeGreaterThan(0.3);
});

test('a process that was killed in the second half is not judged', () => {
  const process = processOf(
    weights(() => 50),
    [{ from: 120, to: 130 }],
  );
  expect(growthOf(process, half)?.isJudged).toBe(false);
});
