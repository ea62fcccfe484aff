/** @jest-environment node */
import { patience, patienceAfter, patienceAlone } from './createWork';

test('what is alone is waited for at least as long as beside others', () => {
  expect(patienceAfter(1_000)).toBe(patience);
});

test('on a machine that is slow with others, what is alone is waited for longer', () => {
  expect(patienceAfter(15_000)).toBe(45_000);
});

test('where no other page has come, or one at the last moment, the machine gets all its time', () => {
  expect(patienceAfter()).toBe(patienceAlone);
  expect(patienceAfter(60_000)).toBe(patienceAlone);
});
