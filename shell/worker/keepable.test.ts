/** @jest-environment node */
import { isKeepable, ownerOf, withoutFields } from './keepable';

const answer = (change: { url?: string; status?: number; type?: string; headers?: object } = {}) =>
  isKeepable({
    url: 'https://campus.test/shell/main.1a.js',
    status: 200,
    type: 'basic',
    ...change,
    headers: new Headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      ...change.headers,
    }),
  } as Response);

test('a file that never changes is kept, also one that comes from elsewhere', () => {
  expect(answer()).toBe(true);
  expect(answer({ url: 'https://files.test/shell/main.1a.js', type: 'cors' })).toBe(true);
  const style = { 'content-type': 'text/css' };
  expect(answer({ url: 'https://campus.test/shell/a.css', headers: style })).toBe(true);
});

test.each([
  ['a page in place of a script', { headers: { 'content-type': 'text/html' } }],
  ['an error', { status: 404 }],
  ['a part of a file', { status: 206 }],
  ['what nobody may look into', { type: 'opaque' }],
  ['a file that changes, as while developing', { headers: { 'cache-control': 'no-cache' } }],
  ['a file of an unknown kind', { url: 'https://campus.test/shell/main.json' }],
])('%s is not', (_, change) => {
  expect(answer(change)).toBe(false);
});

const asking = (claims?: object) => {
  const payload = Buffer.from(JSON.stringify(claims ?? null)).toString('base64url');
  const headers = new Headers(claims && { authorization: `Bearer head.${payload}.signature` });
  return ownerOf({ headers });
};

test('a participant’s request is that participant’s, also with a token that has run out', () => {
  expect(asking({ kind: 'HUMAN', sub: 'анна-1', exp: 1 })).not.toBeNull();
  expect(asking({ kind: 'HUMAN', sub: 'one' })).toBe('one');
});

test('staff and guests own nothing that is kept', () => {
  expect(asking({ kind: 'STAFF', sub: 'one' })).toBeNull();
  expect(asking()).toBeNull();
  expect(ownerOf({ headers: new Headers({ authorization: 'Bearer broken' }) })).toBeNull();
});

const live = ['qrToken', 'qrExpiresAt'];

const kept = async (body: unknown) => {
  const headers = { 'content-length': '999', 'content-type': 'application/json' };
  const answer = await withoutFields(new Response(JSON.stringify(body), { headers }), live);
  return { body: (await answer.json()) as unknown, type: answer.headers.get('content-type') };
};

test('the code that lives a minute is not kept, the one for offline is', async () => {
  const card = { number: '1', qrToken: 'live', qrExpiresAt: 'soon', offlineToken: 'offline' };
  expect(await kept(card)).toEqual({
    body: { number: '1', qrToken: null, qrExpiresAt: null, offlineToken: 'offline' },
    type: 'application/json',
  });
});

test('an answer of which nothing is left out is the very one', async () => {
  const answer = new Response('no JSON');
  expect(await withoutFields(answer, [])).toBe(answer);
});

test('what has no code is kept as it is', async () => {
  expect((await kept(null)).body).toBeNull();
  expect((await kept({ kind: 'HUMAN' })).body).toEqual({ kind: 'HUMAN' });
});
