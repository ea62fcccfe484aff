import { waitBriefly } from './ScreenCode';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = new Promise<never>(() => undefined);

test('the old screen stays until the code is there', async () => {
  await expect(waitBriefly(() => Promise.resolve())()).resolves.toBeNull();
});

test('a skeleton stands within 300 ms where a remote hangs', async () => {
  const held = waitBriefly(() => never)();
  await jest.advanceTimersByTimeAsync(250);
  await expect(held).resolves.toBeNull();
});

test('a failure is left to the screen', async () => {
  await expect(waitBriefly(() => Promise.reject(new Error('down')))()).resolves.toBeNull();
});
