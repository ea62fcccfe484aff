/** @jest-environment node */
import { createStanding } from './createStanding';

const numbered = (number: number) => ({ number, channels: {}, retired: {} });
const current = jest.fn(async () => numbered(1));
const onLost = jest.fn();
const away = new Error('no disk');

let standing: ReturnType<typeof createStanding>;
beforeEach(() => {
  jest.useFakeTimers();
  current.mockReset().mockImplementation(async () => numbered(1));
  onLost.mockReset();
  standing = createStanding({ current }, onLost);
});
afterEach(() => jest.useRealTimers());

const silent = () => new Promise<never>(() => undefined);

/** What is given, and how long somebody has waited for it. */
async function numberAfter(milliseconds: number) {
  const given = jest.fn();
  void standing().then(({ number }) => void given(number));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return given.mock.calls.flat()[0] as unknown;
}

test('those who ask at once are told together, and each later one anew', async () => {
  await Promise.all([standing(), standing()]);
  expect(current).toHaveBeenCalledTimes(1);
  current.mockResolvedValueOnce(numbered(2));
  expect((await standing()).number).toBe(2);
});

test('what was said last stands while the registry cannot be read, which is told once', async () => {
  await standing();
  for (const failing of [1, 2]) {
    current.mockRejectedValueOnce(away);
    expect((await standing()).number).toBe(1);
    current.mockRejectedValueOnce(away);
    expect((await standing()).number).toBe(1);
    expect(onLost).toHaveBeenCalledTimes(failing);
    await standing();
  }
  expect(onLost).toHaveBeenCalledWith(away);
});

test('a registry that does not answer is waited for once, and heard when it does', async () => {
  await standing();
  let answer: (found: ReturnType<typeof numbered>) => void = () => undefined;
  current.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  expect(await numberAfter(1_999)).toBeUndefined();
  expect(await numberAfter(1)).toBe(1);
  expect(await numberAfter(1)).toBe(1);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(current).toHaveBeenCalledTimes(2);
  answer(numbered(2));
  current.mockImplementation(silent);
  await jest.advanceTimersByTimeAsync(0);
  expect(await numberAfter(2_000)).toBe(2);
});

test('where nothing was ever said, why is said', async () => {
  current.mockRejectedValue(away);
  await expect(standing()).rejects.toBe(away);
  expect(onLost).not.toHaveBeenCalled();
});
