/** @jest-environment node */
import Fastify from 'fastify';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type timers from 'node:timers/promises';
import type { Registry } from '../releases/registry/Registry';
import { addLifecycle, shutDown } from './addLifecycle';
import type { Planner, Reading } from './createPlanner';

const mockDelay = { ms: 300, end: () => {} };
jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises');
  // The delay before listening ends is over when the test says so, however busy the machine is.
  const wait = (ms: number) =>
    ms === mockDelay.ms ? new Promise<void>((end) => (mockDelay.end = end)) : actual.setTimeout(ms);
  return { ...actual, setTimeout: wait };
});

const fails = () => Promise.reject(new Error('broken'));
const current = () => Promise.resolve({ number: 1, channels: {}, retired: {} });
const read = () => Promise.resolve({} as Reading);

interface Parts {
  planner?: Planner;
  registry?: Pick<Registry, 'current'>;
  stopDelay?: number;
  isWarm?: () => boolean;
}

function createApp({ planner = { read }, registry = { current }, ...parts }: Parts = {}) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  addLifecycle(app, { planner, registry, ...parts });
  return app;
}

/** Listens, with one connection that stays open between requests. */
async function listening(parts: Parts) {
  const app = createApp(parts);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.get('/slow', () => finished.then(() => 'answered'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const request = get({ port, path, agent, host: '127.0.0.1' });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  return { app, ask, finish, agent };
}

test('a process that can answer with a page is ready', async () => {
  const { statusCode, headers, body } = await createApp().inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ready' }]);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['shell', { planner: { read: fails } }],
  ['registry', { planner: { read: fails }, registry: { current: fails } }],
])('without a %s a process lives, is not ready and says so', async (missing, parts) => {
  const app = createApp(parts);
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'unready', missing }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a process whose rendering has never run is not ready yet', async () => {
  let isReady = false;
  const app = createApp({ isWarm: () => isReady });
  const { statusCode, body } = await app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([
    503,
    { status: 'unready', missing: 'rendering' },
  ]);
  isReady = true;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a registry that can no longer be read does not end what was planned before', async () => {
  const { statusCode } = await createApp({ registry: { current: fails } }).inject('/readyz');
  expect(statusCode).toBe(200);
});

test('while it ends, a process answers, is not ready, and lets no connection stay', async () => {
  const { app, ask, agent } = await listening({ stopDelay: mockDelay.ms });
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const ended = app.close();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
  mockDelay.end();
  await ended;
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

test('a request under way is finished, and its connection does not keep the process', async () => {
  const { app, ask, finish, agent } = await listening({});
  const asked = ask('/slow');
  await once(app.server, 'request');
  const onClosed = jest.fn();
  app.server.once('close', onClosed);
  const ended = shutDown(app);
  setTimeout(finish, 200);
  expect(await asked).toEqual({ status: 200, connection: 'close' });
  await ended;
  // A connection that stayed would end the waiting, but not be closed.
  expect(onClosed).toHaveBeenCalledTimes(1);
  agent.destroy();
});

test('what the end itself has led to is told before the process may go', async () => {
  const app = createApp();
  const done: string[] = [];
  app.addHook('onClose', async () => void done.push('judged'));
  await shutDown(app, 0, async () => void done.push('told'));
  expect(done).toEqual(['judged', 'told']);
});
