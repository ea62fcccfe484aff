import { createQuarantine } from './createQuarantine';

const hearts = () => Object.keys(localStorage).filter((key) => key.startsWith('campus.heart.'));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a page whose browser asks whether to leave it is no hung one, until it is used again', async () => {
  createQuarantine(jest.fn()).begin('media', '2')();
  await jest.advanceTimersByTimeAsync(8000);
  expect(hearts()).toHaveLength(1);
  window.dispatchEvent(new Event('beforeunload'));
  await jest.advanceTimersByTimeAsync(8000);
  expect(hearts()).toStrictEqual([]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(hearts()).toHaveLength(1);
});
