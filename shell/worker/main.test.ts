/** @jest-environment node */

const skipWaiting = jest.fn();
const matchAll = jest.fn();
const listeners = new Map<string, (event: object) => void>();
const show = (...states: DocumentVisibilityState[]) =>
  matchAll.mockResolvedValue(states.map((visibilityState) => ({ visibilityState })));

/** An event of the worker, and the end of what it then does. */
async function tell(type: string, event = {}) {
  const works: unknown[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
}

/** What a page says to its worker. */
const say = (data: object) => tell('message', { data });

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

const html = { 'content-type': 'text/html' };

test.each([
  ['an error', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: html })],
  ['something else', () => Response.json({})],
])(
  'a worker is not installed without the page for when there is no network: %s',
  async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer());
    await expect(tell('install')).rejects.toThrow('/offline');
  },
);
