/** @jest-environment node */
import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work, with the ways to end it. */
function newWork() {
  let [finish, fail] = [(_: string) => {}, (_: Error) => {}];
  const work = new Promise<string>((resolve, reject) => {
    [finish, fail] = [resolve, reject];
  });
  return { work, finish, fail };
}

test('work that ends in time gives what it made', async () => {
  const { work, finish } = newWork();
  const given = withTimeout(work, 100);
  finish('done');
  expect(await given).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time fails for whoever waits', async () => {
  const { work, fail } = newWork();
  const given = withTimeout(work, 100);
  fail(new Error('No answer.'));
  await expect(given).rejects.toThrow('No answer.');
  expect(jest.getTimerCount()).toBe(0);
});

test('nobody waits longer, and a failure that comes later is no matter', async () => {
  const { work, fail } = newWork();
  const given = withTimeout(work, 100);
  await jest.advanceTimersByTimeAsync(100);
  expect(await given).toBeUndefined();
  fail(new Error('No answer.'));
  await expect(work).rejects.toThrow('No answer.');
});
