import { confirmIdentity, signInByPassword } from '@campus/shared/contract/auth/calls';
import { getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { fakeServer, type Received } from '@campus/shared/testing/fakeServer';
import { createSessionApi } from './createSessionApi';
import { tokenOf } from './tokenOf';
import type { TabLocks } from './refresh/createRefreshLock';

const refreshPath = '/api/auth/token/refresh';
const signal = { send: jest.fn() };
beforeEach(() => {
  signal.send.mockClear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function createJar(token?: string) {
  let value = token;
  return {
    read: () => value,
    write: (next: string): void => {
      value = next;
    },
    remove: () => void (value = undefined),
  };
}

/** Grants one holder at a time, as the browser does for its tabs. */
function createTabLocks(): TabLocks {
  let last: Promise<unknown> = Promise.resolve();
  let turns = 0;
  return {
    request: (_name, { ifAvailable }, work) => {
      if (ifAvailable && turns > 0) return work(null);
      turns += 1;
      const turn = last.then(() => work({})).finally(() => (turns -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const onRefreshed = jest.fn();
const openTab = (authToken: ReturnType<typeof createJar>, locks?: TabLocks) =>
  createSessionApi({ cookies: { authToken }, signal, onRefreshed, locks, language: () => 'ru' });

interface Rules {
  live?: string;
  refresh?: { status?: number; body?: unknown };
}

/** Knows one live token; `refresh` is what the renewal answers. */
function serve({ live = 'fresh', refresh = { body: { authToken: live } } }: Rules = {}) {
  const { requests } = fakeServer(async ({ path, token }) => {
    await Promise.resolve();
    if (path === refreshPath || path === '/api/auth/refresh') return refresh;
    return token === live ? { body: { items: [], total: 0 } } : { status: 401 };
  });
  const count = (isCounted: (request: Received) => boolean) => requests.filter(isCounted).length;
  return {
    refreshes: () => count(({ path }) => path.includes('refresh')),
    reads: () => count(({ path }) => !path.includes('refresh')),
    requests,
  };
}

const statusesOf = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((result) =>
    result.status === 'fulfilled' ? 200 : (result.reason as { status: unknown }).status,
  );

test('on a 401 response one token refresh is allowed at a time; other requests wait for it, then retry once', async () => {
  const server = serve();
  const jar = createJar('stale');
  const api = openTab(jar);

  const statuses = await statusesOf(Array.from({ length: 50 }, () => api(listPayHistory)));

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(server.refreshes()).toBe(1);
  expect(server.reads()).toBe(100);
  expect(jar.read()).toBe('fresh');
});

test('the refresh is guarded by a single shared lock: three tabs make one refresh', async () => {
  const server = serve();
  const jar = createJar('stale');
  const locks = createTabLocks();
  const tabs = [1, 2, 3].map(() => openTab(jar, locks));

  const statuses = await statusesOf(
    tabs.flatMap((api) => [api(listPayHistory), api(listPayHistory)]),
  );

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  expect(server.refreshes()).toBe(1);
});

test('a tab that sees the cookie of another one only after its lock does not refresh again', async () => {
  const server = serve();
  const jar = createJar('stale');
  const seenAt = { time: Infinity };
  const first = {
    ...jar,
    write: (token: string) => {
      seenAt.time = performance.now() + 60;
      jar.write(token);
    },
  };
  const second = { ...jar, read: () => (performance.now() < seenAt.time ? 'stale' : jar.read()) };
  const locks = createTabLocks();
  const tabs = [openTab(first, locks), openTab(second, locks)];

  expect(await statusesOf(tabs.map((api) => api(listPayHistory)))).toEqual([200, 200]);
  expect(server.refreshes()).toBe(1);
});

test('a late refusal of an old token takes the new one without a refresh', async () => {
  const server = serve();
  const jar = createJar('stale');
  const answer = openTab(jar)(listPayHistory);
  jar.write('fresh');

  await expect(answer).resolves.toEqual({ items: [], total: 0 });
  expect(server.refreshes()).toBe(0);
});

test('what one person has begun is not sent once more in the name of another', async () => {
  const live = tokenOf('boris');
  const server = serve({ live });
  const jar = createJar(tokenOf('anna'));
  const answer = openTab(jar)(listPayHistory);
  jar.write(live);

  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(server.reads()).toBe(1);
  expect(signal.send.mock.calls).toEqual([['signedIn']]);
});

test.each([
  ['before', 'opaque', tokenOf('anna')],
  ['after', tokenOf('anna'), 'opaque'],
])('where nobody can say whose the token %s was, it is the same person’s', async (_, old, live) => {
  serve({ live });
  await expect(openTab(createJar(old))(listPayHistory)).resolves.toBeDefined();
  expect(signal.send).not.toHaveBeenCalled();
});

test('the password, given once more, is told to the other tabs, and nothing else is', async () => {
  fakeServer(({ body }) => ({ body: body ? { until: '2026-03-05T12:40:00Z' } : [] }));
  const api = openTab(createJar('live'));
  await api(listPayHistory);
  expect(signal.send).not.toHaveBeenCalled();
  await api(confirmIdentity, { body: { currentPassword: 'right' } });
  expect(signal.send.mock.calls).toEqual([['confirmed']]);
});

test('a sign-out in another tab is not undone by a refresh', async () => {
  const server = serve();
  const jar = createJar('stale');
  const answer = openTab(jar)(listPayHistory);
  jar.remove();

  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(server.refreshes()).toBe(0);
});

test.each([
  ['no data', { status: 204 }],
  ['no token', { body: {} }],
  ['401', { status: 401 }],
  ['400', { status: 400 }],
])(
  'if the refresh returns %s, the AuthToken cookie is removed and the session ends',
  async (_, refresh) => {
    const server = serve({ refresh });
    const jar = createJar('stale');
    const api = openTab(jar);

    const statuses = await statusesOf([1, 2, 3].map(() => api(listPayHistory)));

    expect(statuses).toEqual([401, 401, 401]);
    expect(server.refreshes()).toBe(1);
    expect(jar.read()).toBeUndefined();
    expect(signal.send.mock.calls).toEqual([['expired']]);
  },
);

test.each([408, 429, 500, 502, 503, 504])(
  'a refresh that fails with %i keeps the cookie',
  async (status) => {
    const server = serve({ refresh: { status } });
    const jar = createJar('stale');

    await expect(openTab(jar)(listPayHistory)).rejects.toMatchObject({ status });

    expect(server.refreshes()).toBe(1);
    expect(jar.read()).toBe('stale');
    expect(signal.send).not.toHaveBeenCalled();
  },
);

test('while refreshes fail, all tabs together try after pauses that grow, and then succeed', async () => {
  jest.useFakeTimers();
  const times: number[] = [];
  let isDown = true;
  fakeServer(({ path, token }) => {
    if (path !== refreshPath) return token === 'fresh' ? { body: [] } : { status: 401 };
    times.push(performance.now());
    if (isDown) throw new TypeError('Failed to fetch');
    return { body: { authToken: 'fresh' } };
  });
  const jar = createJar('stale');
  const locks = createTabLocks();
  const tabs = [openTab(jar, locks), openTab(jar, locks)];
  for (let second = 0; second < 16; second += 1) {
    const asked = statusesOf(tabs.map((api) => api(listPayHistory)));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await asked).toEqual(['FETCH_ERROR', 'FETCH_ERROR']);
  }
  expect(times.map((time) => Math.round((time - (times[0] ?? 0)) / 1_000))).toEqual([0, 2, 6, 14]);
  expect(jar.read()).toBe('stale');

  isDown = false;
  await jest.advanceTimersByTimeAsync(16_000);
  await expect(tabs[0]?.(listPayHistory)).resolves.toStrictEqual([]);
});

test('a failure that is remembered says when to come back', async () => {
  serve({ refresh: { status: 503 } });
  const api = openTab(createJar('stale'));
  await statusesOf([api(listPayHistory)]);
  const again = await api(listPayHistory).catch((error: unknown) => error);
  expect(again).toMatchObject({ status: 503, message: 'Сервис недоступен, попробуйте позже' });
  expect((again as { retryAfter: number }).retryAfter).toBeGreaterThan(1_000);
});

test('calls begun during a refresh wait for it, public ones too', async () => {
  let answerRefresh = () => {};
  const held = new Promise<void>((resolve) => (answerRefresh = resolve));
  const { requests } = fakeServer(async ({ path, token }) => {
    if (path !== refreshPath) return token === 'fresh' ? { body: [] } : { status: 401 };
    await held;
    return { body: { authToken: 'fresh' } };
  });
  const api = openTab(createJar('stale'));
  const first = api(listPayHistory);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const later = [api(listPayHistory), api(listNewsTags)];
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(requests).toHaveLength(2);

  answerRefresh();
  await Promise.all([first, ...later]);
  expect(requests.slice(2).map(({ token }) => token)).toEqual(['fresh', 'fresh', 'fresh']);
});

test.each(['HUMAN', 'STAFF'] as const)('a refresh of %s tells what it changes', async (kind) => {
  const live = tokenOf('anna', kind, '2');
  serve({ live });
  onRefreshed.mockClear();
  await openTab(createJar(tokenOf('anna', kind)))(listPayHistory);
  expect(onRefreshed.mock.calls).toEqual([[['Reset', 'GetUserProfile']]]);
});

test('a second 401 after a fresh token does not refresh again', async () => {
  const server = serve({ live: 'unreachable', refresh: { body: { authToken: 'fresh' } } });

  await expect(openTab(createJar('stale'))(listPayHistory)).rejects.toMatchObject({ status: 401 });

  expect(server.refreshes()).toBe(1);
  expect(server.reads()).toBe(2);
});

test('a refused public call is asked again with the fresh token', async () => {
  const server = serve();
  await openTab(createJar('stale'))(getNewsByUrl, { params: { url: 'news-1' } });
  expect(server.refreshes()).toBe(1);
  expect(server.reads()).toBe(2);
});

test('a wrong password, or a refused call of a guest, refreshes nothing', async () => {
  const server = serve({ live: 'unreachable' });
  const login = { email: 'a@example.test', password: 'wrong' };
  await expect(
    openTab(createJar('stale'))(signInByPassword, { body: login }),
  ).rejects.toMatchObject({ status: 401 });
  await expect(openTab(createJar())(listPayHistory)).rejects.toMatchObject({ status: 401 });
  expect(server.refreshes()).toBe(0);
  expect(server.reads()).toBe(2);
});
