/** @jest-environment node */
import { beginUnseen } from './beginUnseen';

const skipWaiting = jest.fn();
const matchAll = jest.fn();
const show = (...states: DocumentVisibilityState[]) =>
  matchAll.mockResolvedValue(states.map((visibilityState) => ({ visibilityState })));

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { self: { skipWaiting, clients: { matchAll } } });
});

test('begins when every page of the site is out of sight', async () => {
  show('hidden', 'hidden');
  await beginUnseen();
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});

test('waits while somebody looks at one of them', async () => {
  show('hidden', 'visible');
  await beginUnseen();
  expect(skipWaiting).not.toHaveBeenCalled();
});
