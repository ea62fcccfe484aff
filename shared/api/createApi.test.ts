import { getFile, putFile, setCurrentUserPhoto } from '@campus/shared/contract/files';
import { listNewsTags } from '@campus/shared/contract/media';
import { getNewsByUrl } from '@campus/shared/contract/news';
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
  const answer = apiWith()(listNewsTags, undefined, { signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});

describe('a session that ended', () => {
  const anyoneReads = { ...listNewsTags, access: 'optional' } as const;
  const gone = () => Promise.resolve(undefined);

  test('makes a guest of the reader where guests may read', async () => {
    const { requests } = fakeServer(({ token }) =>
      token ? { status: 401, body: { code: 'TOKEN' } } : { body: [] },
    );
    await expect(apiWith({ renew: gone })(anyoneReads)).resolves.toEqual([]);
    expect(requests.map(({ token }) => token)).toEqual(['live', undefined]);
  });

  test('is a 401 everywhere else, asked once', async () => {
    const { requests } = fakeServer(() => ({ status: 401, body: { code: 'TOKEN' } }));
    await expect(apiWith({ renew: gone })(listPayHistory)).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });
});

describe('files', () => {
  const params = { bucket: 'public', fileName: 'cover.webp' } as const;
  const json = { 'content-type': 'application/json' };

  test('a file goes as a form beside its fields', async () => {
    const { requests } = fakeServer(() => ({ body: {} }));
    const file = new File(['bytes'], 'cover.webp');
    const alt = { ru: 'Обложка' };
    const params = { subjectId: 'f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f' };
    await apiWith()(putFile, { params, file, body: { bucket: 'public', alt } });
    expect(requests[0]?.body).toEqual({ bucket: 'public', alt: JSON.stringify(alt), file });
  });

  test('what stands in for fetch gets the same address, headers and form', async () => {
    const send = jest.fn(async () => new Response('{}', { headers: json }));
    const file = new File(['bytes'], 'me.webp');
    await apiWith()(setCurrentUserPhoto, { file }, { send });
    const [address, init] = send.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/api/users/current/photo');
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer live');
    expect((init.body as FormData).get('file')).toEqual(file);
  });

  test('a session that ends under an upload is renewed, and the file is sent once more', async () => {
    const answers = [new Response(null, { status: 401 }), new Response('{}', { headers: json })];
    const send = jest.fn(async () => answers.shift() ?? Response.error());
    const renew = () => Promise.resolve('fresh');
    await apiWith({ renew })(setCurrentUserPhoto, { file: new File(['1'], 'me.png') }, { send });
    const bearers = (send.mock.calls as unknown as [string, RequestInit][]).map(([, init]) =>
      new Headers(init.headers).get('authorization'),
    );
    expect(bearers).toEqual(['Bearer live', 'Bearer fresh']);
  });

  test('a file comes as it is', async () => {
    fakeServer(() => ({ body: 'bytes', headers: { 'content-type': 'image/webp' } }));
    const blob = await apiWith()(getFile, { params });
    expect(await blob.text()).toBe('bytes');
  });

  test('a file that is refused is a refusal in words', async () => {
    fakeServer(() => ({ status: 404, body: { message: 'None', code: 'NOT_FOUND' } }));
    await expect(apiWith()(getFile, { params })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'None',
    });
  });
});
