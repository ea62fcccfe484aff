/** @jest-environment node */
import { isKeepable } from './isKeepable';

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

test('a file that never changes is kept', () => {
  expect(answer()).toBe(true);
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
