import { signOut } from '@campus/shared/contract/auth/calls';
import { setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { listTranslations } from '@campus/shared/contract/resources/calls';
import { followTickets } from '@campus/shared/contract/support/liveCalls';
import { apiWith } from '@campus/shared/testing/apiWith';
import { fakeServer } from '@campus/shared/testing/fakeServer';

test('a call carries the token and the language, and its parts are in the address', async () => {
  const { requests } = fakeServer(() => ({ body: [] }));
  await apiWith()(getNewsByUrl, { params: { url: 'first day/1' } });
  await apiWith()(listTranslations, { query: { size: 10_000 } });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/api/media/news/url/first%20day%2F1',
    token: 'live',
    language: 'en',
  });
  expect(requests[1]?.path).toBe('/api/resources/translations?size=10000');
});

test('a filter says skip, size and asc, also where nobody has chosen them', async () => {
  const { requests } = fakeServer(() => ({ body: {} }));
  await apiWith()(filterNews, { body: {} });
  await apiWith()(filterNews, { query: { skip: 12, size: 3 }, body: {} });
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/media/news/filter?skip=0&size=20&asc=false',
    '/api/media/news/filter?skip=12&size=3&asc=false',
  ]);
});

test('nobody signed in, no bearer', async () => {
  const { requests } = fakeServer(() => ({ body: [] }));
  await apiWith({ token: () => undefined })(listNewsTags);
  expect(requests[0]?.token).toBeUndefined();
});

test('a call says which trace it belongs to, where the page is in one', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response('[]', { headers }),
  );
  await apiWith({ send, trace: () => '00-a-b-01' })(listNewsTags);
  await apiWith({ send })(listNewsTags);
  const sent = send.mock.calls.map(([, options]) =>
    new Headers(options?.headers).get('traceparent'),
  );
  expect(sent).toEqual(['00-a-b-01', null]);
});

describe('a sensitive call that comes too long after the password', () => {
  const doubted = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED', message: 'Кто вы?' } };

  test('is made again once the person has proved to be there', async () => {
    const { requests } = fakeServer(() => (requests.length === 1 ? doubted : { body: [] }));
    const confirm = jest.fn(async () => true);
    expect(await apiWith({ confirm })(listNewsTags)).toStrictEqual([]);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2);
  });

  test('is refused where the person does not, and is not made again', async () => {
    const { requests } = fakeServer(() => doubted);
    const refused = apiWith({ confirm: async () => false })(listNewsTags);
    await expect(refused).rejects.toMatchObject({ message: 'Кто вы?' });
    expect(requests).toHaveLength(1);
    await expect(apiWith()(listNewsTags)).rejects.toMatchObject({ status: 403 });
  });
});

test('a 401 triggers one token refresh and one retry', async () => {
  const { requests } = fakeServer(() => ({ status: 401, body: { code: 'TOKEN' } }));
  const renew = jest.fn(() => Promise.resolve('fresh'));
  await expect(apiWith({ renew })(listPayHistory)).rejects.toMatchObject({ status: 401 });
  expect(renew.mock.calls).toEqual([['live']]);
  expect(requests.map(({ token }) => token)).toEqual(['live', 'fresh']);
});

test.each([
  [listNewsTags, {}, 8_000],
  [filterNews, { body: {} }, 8_000],
  [signOut, { body: {} }, 30_000],
  [setCurrentUserPhoto, { file: new File(['1'], 'me.png') }, 300_000],
])('screens wait eight seconds, writes longer, files longest: $path', async (call, input, time) => {
  fakeServer(() => ({ body: {} }));
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await apiWith()(call, input as never);
  expect(timeout).toHaveBeenLastCalledWith(time);
});

describe('a session that ended', () => {
  const anyoneReads = { ...listNewsTags, access: 'optional' } as const;
  const gone = () => Promise.resolve(undefined);

  test('makes a guest of the reader where guests may read', async () => {
    const { requests } = fakeServer(({ token }) =>
      token ? { status: 401, body: { code: 'TOKEN' } } : { body: [] },
    );
    await expect(apiWith({ renew: gone })(anyoneReads)).resolves.toStrictEqual([]);
    expect(requests.map(({ token }) => token)).toEqual(['live', undefined]);
  });

  test('is a 401 everywhere else, asked once', async () => {
    const { requests } = fakeServer(() => ({ status: 401, body: { code: 'TOKEN' } }));
    await expect(apiWith({ renew: gone })(listPayHistory)).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });
});

describe('a stream', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is given as soon as it begins, and is not cut off later', async () => {
    fakeServer(() => ({ body: 'data: one\n\n', headers: { 'content-type': 'text/event-stream' } }));
    const leaving = new AbortController();
    const { signal } = leaving;
    const stream = await apiWith({ timeout: 20 })(followTickets, {}, { signal });
    jest.advanceTimersByTime(60_000);
    const { value } = await stream.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: one\n\n');
  });

  test('that is refused says why, and when to come back', async () => {
    const body = { statusCode: 503, message: 'Full', code: 'UNAVAILABLE' };
    fakeServer(() => ({ status: 503, body, headers: { 'retry-after': '30' } }));
    await expect(apiWith()(followTickets)).rejects.toMatchObject({
      ...{ status: 503, code: 'UNAVAILABLE', retryAfter: 30_000 },
    });
  });

  test('that does not begin is not waited for', async () => {
    fakeServer((_, signal) => {
      jest.advanceTimersByTime(20);
      return Promise.reject(signal?.reason as Error);
    });
    await expect(apiWith({ timeout: 20 })(followTickets)).rejects.toMatchObject({
      status: 'TIMEOUT_ERROR',
    });
  });
});
