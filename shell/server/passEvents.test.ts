/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shutDown } from './addLifecycle';
import { newTestServers } from './newTestServers.fixture';

const type = 'text/event-stream; charset=utf-8';
/** More than what is compressed, were it of another kind. */
const first = `data: ${'one '.repeat(1_000)}\n\n`;

let doors: Awaited<ReturnType<typeof newTestServers>>;
beforeAll(async () => {
  doors = await newTestServers();
});
afterAll(() => doors.forget());

/** An API that tells something at once and then waits, behind the public door. */
async function openDoor() {
  const backend = createServer((request, answer) => {
    if (request.url === '/api/footer-links') return void answer.end('[]');
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store, no-transform' });
    answer.write(first);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const door = await doors.open({ apiOrigin: `http://127.0.0.1:${port}` });
  await door.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(door.server.address() as AddressInfo).port}`;
  async function follow() {
    const asked = once(backend, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const leaving = new AbortController();
    const response = await fetch(`${origin}/api/events/stream`, {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: leaving.signal,
    });
    const [, answer] = await asked;
    const reader = response.body?.getReader();
    const read = async () => {
      const { done, value } = (await reader?.read()) ?? { done: true };
      return done ? undefined : Buffer.from(value ?? []).toString();
    };
    return { response, answer, read, leave: () => leaving.abort() };
  }
  return {
    door,
    origin,
    follow,
    async stop() {
      backend.closeAllConnections();
      backend.close();
      await door.close();
    },
  };
}

let desk: Awaited<ReturnType<typeof openDoor>>;
beforeEach(async () => {
  desk = await openDoor();
});
afterEach(() => desk.stop());

async function whole(read: () => Promise<string | undefined>, length: number) {
  let text = '';
  while (text.length < length) text += (await read()) ?? '';
  return text;
}

test('what the API tells arrives while it is told, uncompressed and unkept', async () => {
  const { response, answer, read } = await desk.follow();
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await whole(read, first.length)).toBe(first);
  answer.write('data: two\n\n');
  expect(await read()).toBe('data: two\n\n');
});

test('a browser that leaves is gone for the API as well', async () => {
  const { answer, read, leave } = await desk.follow();
  await whole(read, first.length);
  const gone = once(answer, 'close');
  leave();
  await gone;
  expect(answer.writableFinished).toBe(false);
});

test('an API that dies ends the stream without breaking it', async () => {
  const { answer, read } = await desk.follow();
  await whole(read, first.length);
  answer.destroy();
  expect(await read()).toBeUndefined();
});

test('many who listen leave room for other calls', async () => {
  const stream = `${desk.origin}/api/events/stream`;
  const many = await Promise.all(Array.from({ length: 200 }, () => fetch(stream)));
  expect(many.map(({ status }) => status)).toEqual(Array(200).fill(200));
  expect((await fetch(`${desk.origin}/api/footer-links`)).status).toBe(200);
});

test('a server that closes ends its streams and does not wait for them', async () => {
  const { answer, read } = await desk.follow();
  await whole(read, first.length);
  const onClosed = jest.fn();
  desk.door.server.once('close', onClosed);
  const gone = once(answer, 'close');
  await shutDown(desk.door);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(await read()).toBeUndefined();
  await gone;
});
