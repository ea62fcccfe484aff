/** @jest-environment node */
import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';

const origin = 'https://campus.example';
const page = '/me/card';
const call = '/api/participants/current-human';
const declared: Pick<OfflinePage, 'page' | 'answers'>[] = [{ page, answers: [] }];
const kept = new Map<string, Map<string, () => Response>>();
const listeners = new Map<string, (event: object) => void>();
const network = jest.spyOn(globalThis, 'fetch');

/** Workbox tells of each answer while developing. */
const quiet = { __WB_DISABLE_DEV_LOGS: true };

const cacheOf = (name: string) => ({
  match: async (asked: string | Request) =>
    kept.get(name)?.get(typeof asked === 'string' ? asked : asked.url)?.(),
});

/** What a worker has that its page was once told to keep. */
function keep() {
  kept.set('campus-declared', new Map([['/offline-pages.json', () => Response.json(declared)]]));
  kept.set(
    'campus-own',
    new Map([
      [page, () => new Response('the card')],
      [`${origin + call}?of=anna`, () => new Response('Anna')],
    ]),
  );
  kept.set('campus-offline-1', new Map([['/offline', () => new Response('no network')]]));
}

/** Workbox looks at what kind of event it is given, and Node knows none of them. */
class WorkerEvent {
  waitUntil() {}
}

beforeAll(async () => {
  const addEventListener = (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener);
  Object.assign(globalThis, {
    shellRelease: '1',
    ExtendableEvent: WorkerEvent,
    FetchEvent: WorkerEvent,
    ...quiet,
    self: { addEventListener, ...quiet },
    location: new URL(origin),
    caches: {
      open: async (name: string) => cacheOf(name),
      match: (asked: string | Request, { cacheName }: { cacheName: string }) =>
        cacheOf(cacheName).match(asked),
    },
  });
  await import('./main');
});
// Node knows no address that this one could be relative to.
jest
  .spyOn(Response, 'redirect')
  .mockImplementation(
    (to) => new Response(null, { status: 302, headers: { location: String(to) } }),
  );

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  keep();
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

async function ask(request: Request, preloadResponse?: Promise<Response | undefined>) {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => (answer = given);
  const event = Object.assign(new WorkerEvent(), { request, preloadResponse, respondWith });
  listeners.get('fetch')?.(event);
  const { status, headers, body } = (await answer) ?? Response.error();
  return { status, to: headers.get('location'), text: await new Response(body).text() };
}

/** Opens an address of the site as a window does. */
function open(address: string, preloadResponse: Promise<Response | undefined>) {
  // No code can make such a request itself.
  const mode = { value: 'navigate' };
  const request = Object.defineProperties(new Request(origin + address), { mode });
  return ask(request, preloadResponse);
}

const lost: [string, () => Promise<Response | undefined>][] = [
  ['nothing was asked for ahead', () => Promise.resolve(undefined)],
  ['what was asked for ahead is refused', () => Promise.reject(new TypeError('Failed'))],
  ['what was asked for ahead is an error, as Firefox has it', async () => Response.error()],
];

test.each(lost)('without a network a declared page is the kept one: %s', async (_, preload) => {
  expect(await open(page, preload())).toMatchObject({ status: 200, text: 'the card' });
});

test.each(lost)('and any other leads to the page that says so: %s', async (_, preload) => {
  const { status, to } = await open('/news?page=2', preload());
  expect([status, to]).toEqual([302, '/offline?from=%2Fnews%3Fpage%3D2']);
});

test('with a network the document comes from there, the one that was asked for ahead once', async () => {
  const ahead = Promise.resolve(new Response('ahead'));
  expect(await open(page, ahead)).toMatchObject({ text: 'ahead' });
  expect(network).not.toHaveBeenCalled();
  network.mockResolvedValue(new Response('asked'));
  expect(await open(page, Promise.resolve(undefined))).toMatchObject({ text: 'asked' });
});

test('a document that does not come within ten seconds is the kept one', async () => {
  const answer = open(page, new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ text: 'the card' });
});

test('a page that is only slow is waited for when somebody is led back to it', async () => {
  const slowly = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('news')), 15_000));
  const first = open('/news', slowly());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toMatchObject({ status: 302 });
  const again = open('/news', slowly());
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await again).toMatchObject({ status: 200, text: 'news' });
});

test('an answer that does not come within five seconds is the kept one', async () => {
  network.mockReturnValue(new Promise(() => {}));
  const claims = Buffer.from(JSON.stringify({ kind: 'HUMAN', sub: 'anna' })).toString('base64url');
  const headers = { authorization: `Bearer head.${claims}.signature` };
  const answer = ask(new Request(origin + call, { headers }));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await answer).toMatchObject({ text: 'Anna' });
});
