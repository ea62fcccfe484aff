/** @jest-environment node */
import { createSemaphore } from './createSemaphore';

test('so many go on at a time, the others in the order in which they came', async () => {
  const withPermit = createSemaphore(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map((at) =>
    withPermit(async () => {
      begun.push(at);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  await new Promise(setImmediate);
  ends[2]?.();
  ends[3]?.();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('whoever fails makes room for the next', async () => {
  const withPermit = createSemaphore(1);
  await expect(withPermit(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(withPermit(async () => 'next')).resolves.toBe('next');
});
