/** @jest-environment node */
import Fastify from 'fastify';
import { receiveReports } from './receiveReports';

const sink = jest.fn();
const onFailure = jest.fn(async () => undefined);
beforeEach(() => {
  sink.mockClear();
  onFailure.mockClear();
});

function start() {
  const app = Fastify();
  receiveReports(app, { report: sink, onFailure });
  return (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/reports',
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
}

const error = {
  kind: 'error',
  page: '/news/:url',
  remote: 'media',
  release: '1.0.0-a1b2',
  phase: 'render',
  message: 'broke',
};

test('a page’s reports are passed on with its language', async () => {
  const send = start();
  const vital = { kind: 'vital', page: '/', release: '1', name: 'LCP', value: 900, rating: 'good' };
  const texts = {
    kind: 'texts',
    page: '*',
    release: '1',
    language: 'en',
    missing: ['shell:menu.title'],
  };
  const { statusCode, body } = await send([error, vital, texts], { cookie: 'Language=en' });
  expect([statusCode, body]).toEqual([204, '']);
  expect(sink.mock.calls).toEqual([
    [{ language: 'en', ...error }],
    [{ language: 'en', ...vital }],
    [texts],
  ]);
});

test('a release whose version names its build is told of as any other', async () => {
  const release = '1.0.0-beta.2+build.20261130-3f9a61c2';
  expect((await start()([{ ...error, release }])).statusCode).toBe(204);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ release }), expect.anything());
});

test('a failure is counted by what its document carried, which goes nowhere else', async () => {
  const texts = {
    kind: 'texts',
    page: '*',
    release: '1',
    language: 'en',
    missing: ['shell:menu.title'],
  };
  await start()([{ ...error, visit: 'AAAA-bb.cc_dd' }, texts]);
  expect(onFailure.mock.calls).toEqual([
    [
      { ...error, visit: 'AAAA-bb.cc_dd' },
      { ip: '127.0.0.1', token: undefined },
    ],
  ]);
  expect(sink).toHaveBeenCalledWith({ language: 'ru', ...error });
});

test('a failure comes with the address and the session that it is told from', async () => {
  await start()([error], { cookie: 'Language=en; AuthToken=a.b.c' });
  expect(onFailure).toHaveBeenCalledWith(error, { ip: '127.0.0.1', token: 'a.b.c' });
});

test('unknown fields are dropped', async () => {
  await start()([{ ...error, address: 'https://campus.test/me' }]);
  expect(sink).toHaveBeenCalledWith({ language: 'ru', ...error });
});

test.each([
  ['https://campus.test/me?code=1234&next=/x failed', 'https://campus.test/me failed'],
  ['student@example.test is unknown', '… is unknown'],
  ['call +7 (900) 123-45-67 back', 'call … back'],
  ['mailto:a.b@example.test: no such box', '…: no such box'],
  ['(student@example.test) "b@c.test"', '(…) "…"'],
  ['a@b is no address, @c.test neither', 'a@b is no address, @c.test neither'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln expired', 'token … expired'],
  ['no human f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f', 'no human …'],
  ['line\u001b[31m\r\nforged', 'line [31m forged'],
  ['x'.repeat(900), 'x'.repeat(300)],
])('a message is left without personal data and control characters: %j', async (message, left) => {
  await start()([{ ...error, message }]);
  expect(sink).toHaveBeenCalledWith(expect.objectContaining({ message: left }));
});

test('a stack is left with its places only', async () => {
  const stack = [
    'Error: student@example.test broke',
    '    at NewsScreen (https://campus.test/remotes/media/1/news.js?t=1:1:20431)',
    '    at <anonymous>',
    'load@https://campus.test/shell/main.js:2:7',
  ].join('\n');
  await start()([{ ...error, stack }]);
  expect(sink).toHaveBeenCalledWith(
    expect.objectContaining({
      stack:
        'at NewsScreen (https://campus.test/remotes/media/1/news.js:1:20431)\n' +
        'load@https://campus.test/shell/main.js:2:7',
    }),
  );
});

test.each([
  ['an address in place of a pattern', '/users/20431?x=1'],
  ['a route that looks like one, as a remote may declare it', '/olympiad-2026/v1.2'],
])('of %s the failure counts and the page is not told', async (_, page) => {
  const { statusCode } = await start()([{ ...error, page }]);
  expect(statusCode).toBe(204);
  expect(sink).toHaveBeenCalledWith(expect.objectContaining({ page: '*', message: error.message }));
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each([
  ['no list', error],
  ['an empty list', []],
  ['too many', Array.from({ length: 21 }, () => error)],
  ['an unknown kind', [{ ...error, kind: 'other' }]],
  ['what only the server may tell', [{ kind: 'head', tag: 'script' }]],
  ['an alarm', [{ kind: 'alarm', remote: 'media', release: '1', message: 'x' }]],
  ['a list that only the server reads', [{ kind: 'list', path: '/news/:url', message: 'x' }]],
  ['a release with a line break', [{ ...error, release: '1\n2' }]],
  ['a visit with an address in it', [{ ...error, visit: '/me?x=1' }]],
])('%s is refused', async (_, payload) => {
  const { statusCode } = await start()(payload);
  expect(statusCode).toBe(400);
  expect(sink).not.toHaveBeenCalled();
});

test('more than 16 kB is refused', async () => {
  const { statusCode } = await start()([{ ...error, message: 'x'.repeat(17_000) }]);
  expect(statusCode).toBe(413);
});

test('another site is refused', async () => {
  const { statusCode } = await start()([error], { 'sec-fetch-site': 'cross-site' });
  expect(statusCode).toBe(403);
});

test('an address that asks too often has to wait', async () => {
  const send = start();
  for (let left = 120; left > 0; left--) await send([error]);
  const { statusCode, headers } = await send([error]);
  expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
});
