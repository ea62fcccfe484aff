/** @jest-environment node */
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newTestServers } from './newTestServers.fixture';

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: Awaited<ReturnType<typeof doors.open>>;
let heard: IncomingHttpHeaders;

const backend = createHttpServer((request, answer) => {
  heard = request.headers;
  request.resume().on('end', () => answer.end('{}'));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  doors = await newTestServers();
  writeFileSync(path.join(doors.dataFolder, 'public/icon.svg'), '<svg/>');
  app = await doors.open({ apiOrigin: `http://127.0.0.1:${port}` });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
  doors.forget();
});

function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, closed };
}

/** Everything that is answered to these bytes until the connection ends. */
function answerTo(...lines: string[]) {
  const { socket, closed } = open();
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return closed;
}

const last = 'Connection: close';

test.each([
  ['an address that cannot be read', 302, ['GET /%E0%A4%A HTTP/1.1', 'Host: a', last]],
  ['one of the API that cannot be read', 400, ['GET /api/%E0%A4%A HTTP/1.1', 'Host: a', last]],
  ['what is no request', 400, ['what is this']],
  ['an unknown method', 400, ['STEAL / HTTP/1.1', 'Host: a']],
  ['endless headers', 431, ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`]],
  ['a request without a host', 400, ['GET /healthz HTTP/1.1', last]],
  ['a request with two hosts', 400, ['GET /healthz HTTP/1.1', 'Host: a', 'Host: b', last]],
  ['an odd expectation', 200, ['GET /healthz HTTP/1.1', 'Host: a', 'Expect: tea', last]],
  ['an old client', 200, ['GET /healthz HTTP/1.0']],
])('%s is answered %d with all that browsers are told to refuse', async (_, status, lines) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'referrer-policy: strict-origin-when-cross-origin',
    'cross-origin-resource-policy: same-origin',
  ])
    expect(answer).toContain(`\r\n${header}`);
});

test('a picture that is text says in which letters', async () => {
  const { headers } = await app.inject('/icon.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

test('a document says when it was sent, and nothing else does', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const document = await app.inject('/');
  const file = await app.inject('/icon.svg');
  jest.mocked(Date.now).mockRestore();
  expect(document.headers['server-timing']).toContain('sent;desc="1700000000000"');
  expect(file.headers).not.toHaveProperty('server-timing');
});

test('who asks before sending a large body is told to go on, and the API gets it', async () => {
  const body = JSON.stringify({ email: 'a@example.test' });
  const { socket } = open();
  const next = () =>
    new Promise<string>((resolve) => socket.once('data', (it) => resolve(String(it))));
  const head = ['POST /api/auth/email HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
  const more = [`Content-Length: ${body.length}`, 'Expect: 100-continue'];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n`);
  expect(await next()).toMatch(/^HTTP\/1\.1 100 Continue\r\n/);
  socket.write(body);
  expect(await next()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  socket.destroy();
  expect(heard).toMatchObject({ 'content-length': String(body.length) });
  expect(heard).not.toHaveProperty('expect');
});

test.each(['/reports', '/registry/overrides'])(
  'a body for %s that does not come ends its connection',
  async (url) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const arrived = new Promise((resolve) => app.server.once('request', resolve));
      const { socket, closed } = open();
      const head = [`POST ${url} HTTP/1.1`, 'Host: a', 'Content-Type: application/json'];
      socket.write(`${[...head, 'Content-Length: 90'].join('\r\n')}\r\n\r\n[{"kind"`);
      await arrived;
      for (let left = 20; left > 0; left--) await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await closed).not.toContain('200 OK');
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a whole request, an upload too, takes no longer than the API waits for one', () => {
  expect(app.server.requestTimeout).toBe(300_000);
});

describe('a balancer on this computer', () => {
  const passOn = (door: typeof app, remoteAddress = '127.0.0.1') =>
    door.inject({ url: '/icon.svg', headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress });

  async function saidBy(trustedProxies: string | undefined, remoteAddress?: string) {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const door = await doors.open({ trustedProxies });
    await passOn(door, remoteAddress);
    await passOn(door, remoteAddress);
    await door.close();
    const said = warn.mock.calls.map(([line]) => String(line));
    warn.mockRestore();
    return said;
  }

  test('is missed in TRUSTED_PROXIES, once, because all its visitors are limited as one', async () => {
    expect(await saidBy(undefined)).toEqual([expect.stringContaining('Set TRUSTED_PROXIES=')]);
  });

  test('does not make its visitors this computer itself, which is not limited', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await app.inject({ url: '/api/footer-links', headers });
    expect(heard['x-forwarded-for']).toBe('0.0.0.0');
    await app.inject('/api/footer-links');
    expect(heard['x-forwarded-for']).toBe('127.0.0.1');
    warn.mockRestore();
  });

  test('is not, where it is named or somebody else’s computer claims to be one', async () => {
    expect(await saidBy('loopback')).toStrictEqual([]);
    expect(await saidBy(undefined, '198.51.100.7')).toStrictEqual([]);
  });
});
