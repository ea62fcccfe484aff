/** @jest-environment node */
import {
  refreshHumanToken,
  sendEmailCode,
  sendStaffCode,
  signInByEmailCode,
  signInByPassword,
  signInStaff,
} from '@campus/shared/contract/auth/calls';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { apiWith } from '@campus/shared/testing/apiWith';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { ApiError } from './ApiError';

const log = jest.fn();
beforeEach(() => log.mockClear());

const waitForAbort = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

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

test('a refusal says what would be accepted, and who was faster', async () => {
  const said = {
    code: 'URL_TAKEN',
    suggestion: 'news-2',
    changedBy: 'Мария Петрова',
    changedAt: '2026-03-05T09:15:00Z',
  };
  fakeServer(() => ({ status: 409, body: { statusCode: 409, message: 'Taken', ...said } }));
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject(said);
});

test('a fetch failure gives status FETCH_ERROR', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(apiWith()(listNewsTags)).rejects.toMatchObject({ status: 'FETCH_ERROR' });
});

test('a timeout gives TIMEOUT_ERROR', async () => {
  fakeServer((_, signal) => waitForAbort(signal));
  await expect(apiWith({ timeout: 20 })(listNewsTags)).rejects.toMatchObject({
    status: 'TIMEOUT_ERROR',
  });
});

test.each([
  ['broken JSON', { body: '{oops' }],
  ['a page instead of JSON', { body: '<html>', headers: { 'content-type': 'text/html' } }],
])('an unparsable body gives PARSING_ERROR: %s', async (_, answer) => {
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

describe('failed requests are logged to the console', () => {
  const body = { email: 'student@example.test', password: 'wrong' };

  test('each of them once', async () => {
    fakeServer(() => ({ status: 503 }));
    await apiWith({ log })(listNewsTags).catch(() => undefined);
    expect(log.mock.calls).toEqual([[expect.any(ApiError), listNewsTags]]);
  });

  test('a refused code by e-mail and a refused refresh too', async () => {
    fakeServer(() => ({ status: 422, body: { message: 'No' } }));
    await apiWith({ log })(sendEmailCode, { body }).catch(() => undefined);
    await apiWith({ log })(refreshHumanToken, { body: { authToken: 'old' } }).catch(
      () => undefined,
    );
    expect(log).toHaveBeenCalledTimes(2);
  });

  test.each([
    [signInByPassword, { body }],
    [signInByEmailCode, { body: { email: body.email, code: '000000' } }],
    [sendStaffCode, { body: { login: 'staff', password: 'wrong' } }],
    [signInStaff, { body: { login: 'staff', password: 'wrong', code: '000000' } }],
  ])('except the login call: $path', async (call, input) => {
    fakeServer(() => ({ status: 422, body: { message: 'Wrong' } }));
    await apiWith({ log })(call, input as never).catch(() => undefined);
    expect(log).not.toHaveBeenCalled();
  });

  test('except 401 responses that carry an original status', async () => {
    fakeServer(() => ({ status: 401, body: '<h1>', headers: { 'content-type': 'text/html' } }));
    const answer = apiWith({ log })(listPayHistory);
    await expect(answer).rejects.toMatchObject({ status: 401, originalStatus: 401 });
    expect(log).not.toHaveBeenCalled();
  });

  test('a 401 in words of the service is logged as any other', async () => {
    fakeServer(() => ({ status: 401, body: { message: 'Sign in again', code: 'TOKEN' } }));
    await apiWith({ log })(listPayHistory).catch(() => undefined);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['2', 2000],
  [new Date(Date.now() + 90_000).toUTCString(), expect.any(Number)],
  ['soon', undefined],
])('a failure carries how long the server asks to wait: %s', async (asked, retryAfter) => {
  fakeServer(() => ({ status: 503, headers: { 'retry-after': asked } }));
  const error = await apiWith()(listNewsTags).catch((thrown: unknown) => thrown);
  expect((error as ApiError).retryAfter).toEqual(retryAfter);
});

test('a cancelled call is an abort, neither an ApiError nor logged', async () => {
  fakeServer((_, signal) => waitForAbort(signal));
  const leaving = new AbortController();
  const answer = apiWith({ log })(listNewsTags, undefined, { signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});
