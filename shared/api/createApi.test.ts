import { getNewsByUrl, listNewsTags } from '@campus/shared/contract/media';
import { listPayHistory } from '@campus/shared/contract/participants';
import { listTranslations } from '@campus/shared/contract/resources';
import { signInByPassword } from '@campus/shared/contract/auth';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { ApiError } from './ApiError';
import { createApi, type ApiOptions } from './createApi';

const log = jest.fn();
beforeEach(() => log.mockClear());

const apiWith = (options: Partial<ApiOptions> = {}) =>
  createApi({ language: () => 'en', token: () => 'live', log, ...options });

const waitForAbort = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

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

test('nobody signed in, no bearer', async () => {
  const { requests } = fakeServer(() => ({ body: [] }));
  await apiWith({ token: () => undefined })(listNewsTags);
  expect(requests[0]?.token).toBeUndefined();
});

test('a refusal keeps its code, its fields and the number of the request', async () => {
  const body = { statusCode: 422, message: 'No', code: 'INVALID', fields: { email: 'REQUIRED' } };
  fakeServer(() => ({ status: 422, body, headers: { 'x-request-id': 'r1' } }));
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject({
    status: 422,
    message: 'No',
    code: 'INVALID',
    fields: { email: 'REQUIRED' },
    requestId: 'r1',
  });
});

test('a lost connection is FETCH_ERROR', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('silence is TIMEOUT_ERROR', async () => {
  fakeServer((_, signal) => waitForAbort(signal));
  await expect(apiWith({ timeout: 20 })(listNewsTags)).rejects.toMatchObject({
    status: 'TIMEOUT_ERROR',
  });
});

test.each([
  ['broken JSON', { body: '{oops' }],
  ['a page instead of JSON', { body: '<html>', headers: { 'content-type': 'text/html' } }],
])('%s is PARSING_ERROR', async (_, answer) => {
  fakeServer(() => answer);
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject({
    status: 'PARSING_ERROR',
    originalStatus: 200,
  });
});

test('a failure with an unreadable body is still that failure', async () => {
  fakeServer(() => ({ status: 503, body: '<h1>', headers: { 'content-type': 'text/html' } }));
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject({
    status: 503,
    message: 'The service is unavailable, please try again later',
  });
});

test('an empty answer is nothing, not an error', async () => {
  fakeServer(() => ({ body: '' }));
  await expect(apiWith()(listNewsTags)).resolves.toBeUndefined();
});

test('failures are logged once', async () => {
  fakeServer(() => ({ status: 503 }));
  await apiWith()(listNewsTags).catch(() => undefined);
  expect(log.mock.calls).toEqual([[expect.any(ApiError), listNewsTags]]);
});

test('refused sign-ins and 401s are not logged', async () => {
  fakeServer(({ path }) => ({ status: path.includes('/auth/') ? 422 : 401 }));
  const body = { email: 'student@example.test', password: 'wrong' };
  await apiWith()(signInByPassword, { body }).catch(() => undefined);
  await apiWith()(listPayHistory).catch(() => undefined);
  expect(log).not.toHaveBeenCalled();
});

test('a cancelled call is an abort, neither an ApiError nor logged', async () => {
  fakeServer((_, signal) => waitForAbort(signal));
  const leaving = new AbortController();
  const answer = apiWith()(listNewsTags, undefined, leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});
