/** @jest-environment node */
import { createSlots } from './createSlots';

test('so many go on at a time, the others in the order in which they came', async () => {
  const inSlot = createSlots(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map((at) =>
    inSlot(async () => {
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
  const inSlot = createSlots(1);
  await expect(inSlot(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(inSlot(async () => 'next')).resolves.toBe('next');
});
