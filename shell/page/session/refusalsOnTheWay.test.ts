import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { fakeServer } from '@campus/shared/testing/fakeServer';
import { createSessionApi } from './createSessionApi';
import { isDecided } from './isDecided';

beforeEach(() => localStorage.clear());

const page = { body: '<h1>Access denied</h1>', headers: { 'content-type': 'text/html' } };

/** A tab whose token has run out, where this stands between it and the refresh. */
function open(refusal: { status: number; body?: string; headers?: Record<string, string> }) {
  const { requests } = fakeServer(({ path }) =>
    path.endsWith('/token/refresh') ? refusal : { status: 401 },
  );
  let token: string | undefined = 'stale';
  const authToken = {
    read: () => token,
    write: () => undefined,
    remove: () => void (token = undefined),
  };
  const send = jest.fn();
  const api = createSessionApi({ cookies: { authToken }, signal: { send }, language: () => 'ru' });
  const refreshes = () => requests.filter(({ path }) => path.endsWith('/token/refresh')).length;
  const fail = () => api(listPayHistory).catch((error: unknown) => error);
  return { fail, refreshes, send, read: () => token };
}

test.each([403, 404, 451])(
  'a page of something on the way, in place of the answer to a refresh, ends no session: %i',
  async (status) => {
    const { fail, read, refreshes, send } = open({ status, ...page });
    expect(isDecided(await fail())).toBe(false);
    // In the pause after it the failure is said again, and still decides nothing.
    expect(isDecided(await fail())).toBe(false);
    expect(refreshes()).toBe(1);
    expect(read()).toBe('stale');
    expect(send).not.toHaveBeenCalled();
  },
);

test.each([
  ['in words', { status: 403, body: '{"code":"FORBIDDEN"}' }],
  ['without a word', { status: 400 }],
  ['that the token is not accepted, in whatever form', { status: 401, ...page }],
])('what the server itself says ends it: %s', async (_, refusal) => {
  const { fail, read, send } = open(refusal);
  await fail();
  expect(read()).toBeUndefined();
  expect(send).toHaveBeenCalledWith('expired');
});
