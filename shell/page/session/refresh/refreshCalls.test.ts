import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { createSessionApi } from '../createSessionApi';
import type { TabLocks } from './createRefreshLock';
import { tokenOf } from '../tokenOf';

const signal = { send: jest.fn() };
beforeEach(() => {
  signal.send.mockClear();
  localStorage.clear();
});

/** The waits of `AbortSignal.timeout`, which end when the test says so. */
function holdTimeouts() {
  const waits: { after: number; end: () => void }[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const wait = new AbortController();
    waits.push({ after, end: () => wait.abort() });
    return wait.signal;
  });
  const end = (after: number) =>
    waits.filter((wait) => wait.after === after).forEach((wait) => wait.end());
  return { end };
}

function openTab(token: string, locks?: TabLocks) {
  let value: string | undefined = token;
  const authToken = {
    read: () => value,
    write: (next: string) => void (value = next),
    remove: () => void (value = undefined),
  };
  const api = createSessionApi({ cookies: { authToken }, signal, locks, language: () => 'ru' });
  return { api, authToken };
}

const hang = (on?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    on?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

const fresh = tokenOf('anna', 'HUMAN', '2');

/** Refuses every token but the fresh one. */
const serve = () =>
  fakeServer(({ path, token }) => {
    if (path.includes('refresh')) return { body: { authToken: fresh } };
    return token === fresh ? { body: { items: [], total: 0 } } : { status: 401 };
  });

test.each([
  ['staff', 'STAFF', '/api/auth/refresh'],
  ['participants', 'HUMAN', '/api/auth/token/refresh'],
] as const)('%s refresh at their own address', async (_, kind, path) => {
  const { requests } = serve();
  const token = tokenOf('anna', kind);
  await openTab(token).api(listPayHistory);
  expect(requests[1]).toMatchObject({ path, body: { authToken: token } });
});

test('a refresh that hangs ends after eight seconds, and the cookie stays', async () => {
  const { end } = holdTimeouts();
  fakeServer(({ path }, on) => (path.includes('refresh') ? hang(on) : { status: 401 }));
  const { api, authToken } = openTab('stale');
  const answer = api(listPayHistory);
  setTimeout(() => end(8_000), 10);
  await expect(answer).rejects.toMatchObject({ status: 'TIMEOUT_ERROR' });
  expect(authToken.read()).toBe('stale');
  expect(signal.send).not.toHaveBeenCalled();
});

test('waiting for another tab and refreshing together end before ten seconds', async () => {
  const { end } = holdTimeouts();
  fakeServer(({ path }, on) => (path.includes('refresh') ? hang(on) : { status: 401 }));
  const { api, authToken } = openTab('stale');
  const answer = api(listPayHistory);
  setTimeout(() => end(9_500), 10);
  await expect(answer).rejects.toMatchObject({ status: 'TIMEOUT_ERROR', message: /вовремя/ });
  expect(authToken.read()).toBe('stale');
});

test('a tab that keeps the lock and is frozen loses it to the next one', async () => {
  const { end } = holdTimeouts();
  const { requests } = serve();
  const locks: TabLocks = {
    request: (_name, { ifAvailable, signal: patience, steal }, work) => {
      if (ifAvailable) return work(null);
      return steal ? work({}) : hang(patience);
    },
  };
  const answer = openTab('stale', locks).api(listPayHistory);
  setTimeout(() => end(8_500), 10);
  await expect(answer).resolves.toEqual({ items: [], total: 0 });
  expect(requests.filter(({ path }) => path.includes('refresh'))).toHaveLength(1);
});

test('a lock that was stolen while a refresh was under way does not spoil its answer', async () => {
  const { requests } = serve();
  const locks: TabLocks = {
    request: async (_name, _options, work) => {
      void work({});
      throw new DOMException('stolen', 'AbortError');
    },
  };
  await expect(openTab('stale', locks).api(listPayHistory)).resolves.toMatchObject({ total: 0 });
  expect(requests.filter(({ path }) => path.includes('refresh'))).toHaveLength(1);
});

test('what one person has begun is not sent once more in the name of another', async () => {
  const { requests } = serve();
  const { api, authToken } = openTab(tokenOf('boris'));
  const answer = api(listPayHistory);
  authToken.write(fresh);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(1);
  expect(signal.send.mock.calls).toEqual([['signedIn']]);
});
