/** @jest-environment node */
import { createSemaphore } from './createPasswords';

/** Work that ends when it is told to. */
function openWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, started, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so much goes on at once, so much waits in order, and the rest is refused', async () => {
  const run = createSemaphore({ permits: 2, longest: 2 });
  const { ends, started, work } = openWork();
  const running = [1, 2, 3, 4].map((number) => run(work(number)));
  await expect(run(work(5))).rejects.toMatchObject({
    status: 503,
    details: { retryAfter: expect.any(Number) as number },
  });
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  await settled();
  expect(started).toEqual([1, 2, 3, 4]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
});

test('work that fails gives its place back', async () => {
  const run = createSemaphore({ permits: 1, longest: 0 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(() => Promise.resolve('done'))).toBe('done');
});
