/** @jest-environment node */
import { loadWithFallbacks, LoadError } from './loadWithFallbacks';

const hangs = () => new Promise<never>(() => undefined);
const as = (failure: unknown) => Promise.resolve(failure);

/** Loads with the given attempts, the last of which repeats. */
async function take(
  attempts: (() => Promise<string>)[],
  fallbacks: (() => boolean | Promise<boolean>)[] = [],
) {
  let count = 0;
  const attempt = () => (attempts[count++] ?? attempts.at(-1) ?? hangs)();
  const onRecovery = jest.fn();
  const loading = loadWithFallbacks({ attempt, explain: as, fallbacks, onRecovery }).catch(
    (error: Error) => error,
  );
  await jest.advanceTimersByTimeAsync(20_000);
  const result = await loading;
  return { result, count, onRecovery };
}

const fails = () => Promise.reject(new Error('broken'));
const works = () => Promise.resolve('here');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Milliseconds until there is nothing more to try. */
async function timeOf(
  attempt: () => Promise<string>,
  fallbacks: (() => boolean | Promise<boolean>)[],
) {
  const start = performance.now();
  let end = 0;
  const loading = loadWithFallbacks({
    attempt,
    explain: as,
    fallbacks,
    onRecovery: jest.fn(),
  }).catch(() => {
    end = performance.now();
  });
  await jest.advanceTimersByTimeAsync(20_000);
  await loading;
  return end - start;
}

test('asks three times, then tries each turn once', async () => {
  const { result, count } = await take([fails], [() => false, () => true]);
  expect(result).toEqual(new Error('broken'));
  expect(count).toBe(4);
});

test('failures that come at once end within a second', async () => {
  expect(await timeOf(fails, [() => true])).toBeLessThan(800);
});

test('attempts that hang end within eight seconds, with time left for a turn', async () => {
  expect(await timeOf(hangs, [() => true])).toBeLessThan(8000);
  const { result, count } = await take([hangs, works], [() => true]);
  expect(result).toBe('here');
  expect(count).toBe(2);
});

test('a turn that hangs ends within eight seconds as well', async () => {
  expect(await timeOf(fails, [hangs])).toBeLessThan(8000);
});

test('a turn that is not possible is not tried', async () => {
  const turn = jest.fn(() => false);
  const { count } = await take([fails], [turn]);
  expect(turn).toHaveBeenCalledTimes(1);
  expect(count).toBe(3);
});

test('what may not run is not asked for again', async () => {
  const { count } = await take([() => Promise.reject(new LoadError('hung', 'quarantine'))]);
  expect(count).toBe(1);
});

test('a failure that passed is told once', async () => {
  const { result, onRecovery } = await take([fails, fails, works]);
  expect(result).toBe('here');
  expect(onRecovery.mock.calls).toEqual([[new Error('broken')]]);
});
