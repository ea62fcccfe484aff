/** @jest-environment node */
import { createServer, type Server, type ServerResponse, Agent, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smallRegistry } from '../fixtures/smallRegistry';
import { spawnServer, type ServerProcess } from '../fixtures/spawnServer';
import { underLoad } from '../fixtures/underLoad';
import { waitFor } from '../fixtures/waitFor';

interface Upstream {
  port: number;
  isReady: boolean;
}

/** How often it asks who is ready: a process announces its end for longer. */
const often = 50;

const asks = (port: number) =>
  new Promise<boolean>((resolve) => {
    get({ port, path: '/readyz', host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** Sends each request to the next process that says it is ready, over connections that it keeps. */
async function startBalancer() {
  const upstreams: Upstream[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = setInterval(() => {
    for (const upstream of upstreams)
      void asks(upstream.port).then((isReady) => (upstream.isReady = isReady));
  }, often);
  const server = createServer((asked, answer) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const { port } = ready[(turn += 1) % ready.length] ?? { port: 0 };
    const { url: path, method, headers } = asked;
    const forwarded = request({ port, path, method, headers, agent, host: '127.0.0.1' });
    forwarded.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    forwarded.on('error', () => answer.writeHead(502).end());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port: number) => void upstreams.push({ port, isReady: false }),
    isReady: (port: number) => upstreams.some((each) => each.port === port && each.isReady),
    stop: () => {
      clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

jest.setTimeout(120_000);

let small: Awaited<ReturnType<typeof smallRegistry>>;
const running: ServerProcess[] = [];
let hanging: Server;
const unanswered: ServerResponse[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function startServer(env: Record<string, string> = {}) {
  const apiOrigin = `http://127.0.0.1:${portOf(hanging)}`;
  const server = await spawnServer({ DATA_DIR: small.dataFolder, API_ORIGIN: apiOrigin, ...env });
  running.push(server);
  return server;
}

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, says: (await answer.json()) as unknown };
};

beforeAll(async () => {
  small = await smallRegistry();
  // A backend that takes every request and answers none but the settings of the site.
  hanging = createServer((asked, answer) => {
    if (asked.url?.startsWith('/api/hangs')) unanswered.push(answer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(running.map(({ end }) => end('SIGKILL')));
  hanging.closeAllConnections();
  hanging.close();
  small.forget();
});

test('a server without a shell lives, is not ready, and becomes ready with the release', async () => {
  const { url } = await startServer();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await readiness(url)).toEqual({
    status: 503,
    says: { status: 'unready', missing: 'shell' },
  });
  await small.releaseShell();
  // Its pages are rendered once before the first visitor comes.
  const ready = await waitFor(
    () => readiness(url),
    ({ status }) => status === 200,
  );
  expect(ready.says).toEqual({ status: 'ready' });
});

test('a release is seen by every process at once', async () => {
  const servers = [await startServer(), await startServer()];
  await small.publish('media', '1.0.0-a', { route: '/news' });
  await small.activate('media', '1.0.0-a');
  for (const { url } of servers)
    expect(await (await fetch(`${url}/plan.json`)).text()).toContain('/remotes/media/1.0.0-a/');
});

test('a request that hangs does not keep a process that is told to stop', async () => {
  const server = await startServer();
  const asked = fetch(`${server.url}/api/hangs`).catch(() => 'cut off');
  await waitFor(() => unanswered.length > 0);
  expect(await server.end('SIGTERM')).toBe(0);
  // Neither the backend nor the server itself has answered: the end came first.
  expect(unanswered.map(({ headersSent }) => headersSent)).toEqual([false]);
  expect(await asked).toBe('cut off');
});

test('processes are replaced one after the other without a failed request', async () => {
  const balancer = await startBalancer();
  const env = { STOP_DELAY: '500' };
  const join = async () => {
    const server = await startServer(env);
    balancer.add(server.port);
    await waitFor(() => balancer.isReady(server.port));
    return server;
  };
  const servers = [await join(), await join()];
  const { failed, answered } = await underLoad(balancer.url, ['/news', '/plan.json'], async () => {
    for (const old of servers) {
      await join();
      expect(await old.end('SIGTERM')).toBe(0);
      expect(balancer.isReady(old.port)).toBe(false);
    }
  });
  balancer.stop();
  expect(failed).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
  expect(answered).toBeGreaterThan(100);
});
