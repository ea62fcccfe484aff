import { ApiError } from '@campus/shared/api/ApiError';
import { createRefreshLock, type TabLocks } from './createRefreshLock';

const key = 'campus.refresh';
const start = Date.parse('2026-11-26T10:00:00Z');
const refresh = jest.fn<Promise<{ authToken?: string } | undefined>, [string, AbortSignal]>();
const onRefreshed = jest.fn();
const timeout = jest.spyOn(AbortSignal, 'timeout');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  for (const mock of [refresh, onRefreshed, timeout]) mock.mockReset();
  timeout.mockImplementation(() => new AbortController().signal);
  refresh.mockResolvedValue({ authToken: 'fresh' });
});
afterEach(() => jest.useRealTimers());

const unavailable = (retryAfter?: number) => new ApiError(503, '', { retryAfter });
const storedPause = () => JSON.parse(localStorage.getItem(key) ?? 'null') as object | null;

/** A page with a token that is no longer good. */
function openPage(locks?: TabLocks) {
  const page = { token: 'stale' as string | undefined };
  const lock = createRefreshLock({
    readToken: () => page.token,
    writeToken: (token) => void (page.token = token),
    removeToken: () => void (page.token = undefined),
    refresh,
    onRefreshed,
    language: () => 'en',
    locks,
  });
  return { page, ...lock };
}

/** Answers each request for the lock in turn, and keeps what was asked for. */
function lockThat(...answers: ('gives' | 'is taken' | 'fails')[]) {
  const asked: [string, object][] = [];
  const locks: TabLocks = {
    async request(name, options, work) {
      const answer = answers[asked.length];
      asked.push([name, options]);
      if (answer === 'fails') throw new DOMException('', 'AbortError');
      return work(answer === 'gives' ? {} : null);
    },
  };
  return { locks, asked };
}

describe('the turn', () => {
  test('comes at once where no other tab has it, and nothing is waited for', async () => {
    const { locks, asked } = lockThat('gives');
    const { page, renew } = openPage(locks);
    expect(await renew('stale')).toBe('fresh');
    expect(page.token).toBe('fresh');
    expect(onRefreshed.mock.calls).toEqual([['fresh']]);
    expect(asked).toEqual([['campus-refresh', { ifAvailable: true }]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is waited for as long as a refresh may last, and then taken from a tab that is frozen', async () => {
    const { locks, asked } = lockThat('is taken', 'fails', 'gives');
    const answer = openPage(locks).renew('stale');
    await jest.advanceTimersByTimeAsync(200);
    expect(await answer).toBe('fresh');
    expect(asked.map(([, options]) => options)).toEqual([
      { ifAvailable: true },
      { signal: expect.any(AbortSignal) as AbortSignal },
      { steal: true },
    ]);
    expect(timeout.mock.calls).toEqual([[9_500], [8_500]]);
  });

  test('is taken without a lock where none can be had, after a look at the cookie', async () => {
    const { locks } = lockThat('is taken', 'fails', 'fails');
    const answer = openPage(locks).renew('stale');
    await jest.advanceTimersByTimeAsync(199);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('fresh');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('is one for all who ask meanwhile, and a new one for who asks later', async () => {
    const { page, renew, isRefreshing } = openPage();
    const answers = [renew('stale'), renew('stale')];
    expect(isRefreshing()).toBe(true);
    expect(await Promise.all(answers)).toEqual(['fresh', 'fresh']);
    expect(isRefreshing()).toBe(false);
    expect(refresh).toHaveBeenCalledTimes(1);
    page.token = 'stale';
    await renew('stale');
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe('after another tab', () => {
  const waiting = () => openPage(lockThat('is taken', 'gives').locks);

  test('its cookie is looked for ten times in 200 milliseconds', async () => {
    const answer = waiting().renew('stale');
    await jest.advanceTimersByTimeAsync(199);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(await answer).toBe('fresh');
  });

  test('its cookie is taken when it is seen', async () => {
    const { page, renew } = waiting();
    const seen = jest.fn();
    void renew('stale').then(seen);
    await jest.advanceTimersByTimeAsync(90);
    page.token = 'of another tab';
    await jest.advanceTimersByTimeAsync(10);
    expect(seen.mock.calls).toEqual([['of another tab']]);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a refresh that is not answered', () => {
  test.each([
    ['two seconds at first', 0, undefined, 2_000],
    ['twice as long each time', 3, undefined, 16_000],
    ['half a minute at most', 4, undefined, 30_000],
    ['as long as the server asks', 0, 20_000, 20_000],
    ['half a minute whatever the server asks', 0, 60_000, 30_000],
  ])('is tried again after %s', async (_, failures, retryAfter, pause) => {
    refresh.mockRejectedValue(unavailable(retryAfter));
    localStorage.setItem(key, JSON.stringify({ status: 503, failures, until: start }));
    const { page, renew } = openPage();
    await expect(renew('stale')).rejects.toMatchObject({ status: 503 });
    expect(storedPause()).toEqual({ status: 503, failures: failures + 1, until: start + pause });
    expect(page.token).toBe('stale');
  });

  test('ends its pause when another one is answered', async () => {
    localStorage.setItem(key, JSON.stringify({ status: 503, failures: 2, until: start }));
    await openPage().renew('stale');
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('leaves no pause where the fault is in the page', async () => {
    refresh.mockRejectedValue(new TypeError('broken'));
    await expect(openPage().renew('stale')).rejects.toThrow('broken');
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('a pause', () => {
  const keep = (left: number, status: unknown = 503) =>
    localStorage.setItem(key, JSON.stringify({ status, failures: 1, until: start + left }));

  test.each([
    [503, 1, 'The service is unavailable, please try again later'],
    ['FETCH_ERROR', 30_000, 'The server cannot be reached. Check your connection.'],
  ])('after %s is said again without trying', async (status, left, message) => {
    keep(left, status);
    const answer = openPage().renew('stale');
    await expect(answer).rejects.toMatchObject({ status, message, retryAfter: left });
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([
    ['that is over', () => keep(0)],
    ['that is longer than any, of a clock that was changed', () => keep(30_001)],
    ['without a failure', () => keep(1_000, null)],
    ['that cannot be read', () => localStorage.setItem(key, '{')],
    ['of nothing', () => localStorage.setItem(key, 'null')],
    ['without an end', () => localStorage.setItem(key, '{"status":503}')],
  ])('%s holds nobody up', async (_, prepare) => {
    prepare();
    expect(await openPage().renew('stale')).toBe('fresh');
  });
});

describe('while a refresh is on its way', () => {
  const meanwhile = (page: { token: string | undefined }, token: string | undefined) =>
    refresh.mockImplementation(async () => {
      page.token = token;
      return { authToken: 'fresh' };
    });

  test.each(['of another tab', undefined])('a token that became %p stays', async (token) => {
    const { page, renew } = openPage();
    meanwhile(page, token);
    expect(await renew('stale')).toBe(token);
    expect(page.token).toBe(token);
    expect(onRefreshed).not.toHaveBeenCalled();
  });

  test('a failure is none where another tab was quicker', async () => {
    const { page, renew } = openPage();
    refresh.mockImplementation(async () => {
      page.token = 'of another tab';
      throw unavailable();
    });
    expect(await renew('stale')).toBe('of another tab');
    expect(localStorage.getItem(key)).toBeNull();
  });
});

test.each([
  ['no answer', () => refresh.mockResolvedValue(undefined)],
  ['an answer without a token', () => refresh.mockResolvedValue({})],
  ['a refusal', () => refresh.mockRejectedValue(new ApiError(401, ''))],
])('%s ends the session', async (_, answer) => {
  answer();
  const { page, renew } = openPage();
  expect(await renew('stale')).toBeUndefined();
  expect(page.token).toBeUndefined();
  expect(onRefreshed).not.toHaveBeenCalled();
});

test('a token that is not the present one is not refreshed', async () => {
  const { page, renew } = openPage();
  page.token = 'newer';
  expect(await renew('stale')).toBe('newer');
  expect(refresh).not.toHaveBeenCalled();
});
