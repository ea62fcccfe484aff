/** @jest-environment node */

const skipWaiting = jest.fn();
const matchAll = jest.fn();
const listeners = new Map<string, (event: object) => void>();
const show = (...states: DocumentVisibilityState[]) =>
  matchAll.mockResolvedValue(states.map((visibilityState) => ({ visibilityState })));

/** What a page says to its worker, and the end of what the worker then does. */
async function say(data: object) {
  const works: unknown[] = [];
  listeners.get('message')?.({ data, waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
}

beforeAll(async () => {
  const addEventListener = (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener);
  Object.assign(globalThis, {
    shellRelease: '1',
    self: { addEventListener, skipWaiting, clients: { matchAll } },
  });
  await import('./main');
});
beforeEach(() => jest.clearAllMocks());

test('a new worker begins when every page of the site is out of sight', async () => {
  show('hidden', 'hidden');
  await say({ type: 'activate' });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
});

test('it waits while somebody looks at one of them', async () => {
  show('hidden', 'visible');
  await say({ type: 'activate' });
  expect(skipWaiting).not.toHaveBeenCalled();
});
