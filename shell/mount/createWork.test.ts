/** @jest-environment node */
import {
  createWork,
  Hangs,
  patience,
  patienceAfter,
  patienceAlone,
  workAtOnce,
} from './createWork';

test('what is alone is waited for at least as long as beside others', () => {
  expect(patienceAfter(1_000)).toBe(patience);
});

test('on a machine that is slow with others, what is alone is waited for longer', () => {
  expect(patienceAfter(15_000)).toBe(45_000);
});

test('what is said of that wait is a number of whole seconds', () => {
  expect(patienceAfter(13_263.12)).toBe(40_000);
});

test('where no other page has come, or one at the last moment, the machine gets all its time', () => {
  expect(patienceAfter()).toBe(patienceAlone);
  expect(patienceAfter(60_000)).toBe(patienceAlone);
});

const endless = () => new Promise<never>(() => undefined);

test('what is read in a moment does not wait for its turn, and yet not for ever', async () => {
  const work = createWork();
  const begun: number[] = [];
  // More than there is room for.
  const parts = Array.from({ length: 20 }, (_, at) =>
    work(() => {
      begun.push(at);
      return endless();
    }, 50),
  );
  const all = Promise.allSettled(parts);
  await expect(workAtOnce(async () => 'read', 50)).resolves.toBe('read');
  expect(begun).not.toContain(19);
  await expect(workAtOnce(endless, 10)).rejects.toThrow(Hangs);
  await all;
  expect(begun).toContain(19);
});
