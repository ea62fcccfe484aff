/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import { createServer as createBackend, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newTestServers } from '../newTestServers.fixture';
import { countsOf } from './countsOf';
import { readFigures } from './readFigures';

interface Plan {
  visit?: string;
  remotes: { release: string }[];
}

/** Where a request comes from, and who is signed in there. */
interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

let doors: Awaited<ReturnType<typeof newTestServers>>;
let api: Server;
let app: FastifyInstance;
const report = jest.fn();

/** An API that knows everybody whose token begins with `person`. */
async function startApi() {
  api = createBackend(({ headers }, answer) => {
    const [, id] = /^Bearer (person.+)$/.exec(headers.authorization ?? '') ?? [];
    answer.writeHead(id ? 200 : 401, { 'content-type': 'application/json' });
    const names = { firstName: 'Анна', lastName: 'Иванова', email: 'a@example.test' };
    answer.end(JSON.stringify(id ? { id, kind: 'HUMAN', student: null, ...names } : {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  report.mockClear();
  doors = await newTestServers();
  for (const release of ['1.0.0-a', '2.0.0-b'])
    await doors.publish('media', release, { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
  await doors.activate('media', '2.0.0-b');
  const apiOrigin = await startApi();
  app = await doors.open({ apiOrigin, report, trustedProxies: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  api.close();
  doors.forget();
  jest.restoreAllMocks();
});

async function open(from: From): Promise<Plan> {
  const { body } = await app.inject({ url: '/news/first', ...from });
  return JSON.parse(/id="plan"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as Plan;
}

/** A page, and what it tells of its release. */
async function fail(from: From, phase = 'render') {
  const { visit, remotes } = await open(from);
  const release = remotes[0]?.release;
  const error = { kind: 'error', page: '/news/:url', remote: 'media', message: 'broke', visit };
  const payload = [{ ...error, release, phase }];
  const { statusCode } = await app.inject({ method: 'POST', url: '/reports', payload, ...from });
  return { statusCode, release };
}

const signedIn = (at: number, remoteAddress = '203.0.113.7'): From => ({
  remoteAddress,
  headers: { cookie: `AuthToken=person-${at}` },
});
const behindProxy = (ip: string): From => ({
  remoteAddress: '127.0.0.1',
  headers: { 'x-forwarded-for': ip },
});

/** A page does not wait for what its reports lead to; an ending server does. */
async function newest() {
  await app.close();
  return (await doors.registry.history())[0];
}

const failures = async () =>
  countsOf((await readFigures(doors.registry.store, doors.secret)).get('media')?.get('2.0.0-b'));

async function untilMoved() {
  for (;;) {
    const [last] = await doors.registry.history();
    if (last?.kind === 'rollback') return last;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each(['load', 'render', 'script', 'hang'])(
  'five pages and five reports of a failed %s from one address without an account change nothing',
  async (phase) => {
    for (let left = 6; left > 0; left--)
      expect(await fail({}, phase)).toEqual({ statusCode: 204, release: '2.0.0-b' });
    expect(await newest()).toMatchObject({ kind: 'release', channel: { stable: '2.0.0-b' } });
    expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'alarm' }));
  },
);

test('addresses of one network, invented tokens and forwarded addresses make nobody more', async () => {
  for (let at = 1; at < 9; at++) {
    await fail({ remoteAddress: `203.0.113.${at}`, headers: { cookie: `AuthToken=forged-${at}` } });
    // Nobody said that this neighbour is a proxy.
    const headers = { 'x-forwarded-for': `198.51.${at}.1` };
    await fail({ remoteAddress: '203.0.113.200', headers });
  }
  expect(await newest()).toMatchObject({ kind: 'release' });
  expect(await failures()).toMatchObject({ failed: 1, people: 0, networks: 1 });
});

test('five people behind the address of a campus take a broken release back, after an alarm', async () => {
  for (let at = 0; at < 5; at++) await fail(signedIn(at));
  const deployment = await untilMoved();
  expect(deployment).toMatchObject({ kind: 'rollback', channel: { stable: '1.0.0-a' } });
  expect(deployment.why).toMatch(
    /^2\.0\.0-b failed for 5 of 5 visitors \(100\.0 %\), 1\.0\.0-a for 0 of /,
  );
  const alarms = report.mock.calls.filter(([{ kind }]) => kind === 'alarm');
  expect(alarms).toEqual([[expect.objectContaining({ remote: 'media', release: '2.0.0-b' })]]);
  expect((await open({})).remotes[0]?.release).toBe('1.0.0-a');
});

const damage = async () =>
  rmSync(path.join(doors.dataFolder, 'registry/releases/media/1.0.0-a/entry.js'));

async function giveUnjudged() {
  await doors.publish('media', '3.0.0-c', { route: '/news/:url', isJudged: false });
  for (const release of ['3.0.0-c', '2.0.0-b']) await doors.activate('media', release);
}

test.each([
  ['is damaged by now', '1.0.0-a', damage],
  ['has not passed by anything that is believed', '3.0.0-c', giveUnjudged],
])('a release stays where the one before %s, and people are told', async (_, before, happen) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await happen();
  for (let at = 0; at < 6; at++) await fail(signedIn(at));
  expect(await newest()).toMatchObject({ kind: 'release', channel: { stable: '2.0.0-b' } });
  const message = expect.stringContaining(
    `does not take it back, since ${before} is damaged, or nothing that is believed says`,
  ) as unknown;
  const alarms = report.mock.calls.filter(([{ kind }]) => kind === 'alarm');
  expect(alarms).toEqual([[expect.objectContaining({ release: '2.0.0-b', message })]]);
});

test('guests of five networks behind the balancer take a broken release back', async () => {
  for (let at = 0; at < 5; at++) await fail(behindProxy(`198.51.${at}.1`));
  expect(await untilMoved()).toMatchObject({ kind: 'rollback' });
});

test('a person is one, whatever the network, and is nobody once the API says so no more', async () => {
  for (let at = 0; at < 8; at++) await fail(signedIn(1, `198.51.${at}.1`));
  await new Promise((resolve) => api.close(resolve));
  for (let at = 2; at < 10; at++) await fail(signedIn(at));
  expect(await newest()).toMatchObject({ kind: 'release' });
  expect(await failures()).toMatchObject({ failed: 2, people: 1 });
});

test('visitors are counted where the console finds them, also when the server ends', async () => {
  await open({});
  await open(signedIn(1));
  await fail(signedIn(2));
  await app.close();
  expect(await failures()).toEqual({ visitors: 3, failed: 1, people: 1, networks: 1 });
});

test('whoever hangs up while the document is made is counted like everybody', async () => {
  const { serverRegistry } = doors;
  const standing = await serverRegistry.current();
  app.addHook('onRequest', async ({ socket }) => {
    jest.spyOn(serverRegistry, 'current').mockImplementationOnce(async () => {
      // A socket that is closed knows no address any more.
      Object.assign(socket, { remoteAddress: undefined });
      return standing;
    });
  });
  await open({});
  await app.close();
  expect(await failures()).toMatchObject({ visitors: 1 });
});

test('the owner of a release that was taken back is told of it, by the server that has moved', async () => {
  for (let at = 0; at < 5; at++) await fail(signedIn(at));
  const { why } = await untilMoved();
  await app.close();
  const moves = report.mock.calls.filter(([{ kind }]) => kind === 'move');
  expect(moves).toEqual([
    [
      {
        ...{ kind: 'move', move: 'rollback', remote: 'media', release: '2.0.0-b' },
        ...{ owner: 'nobody@example.test', message: why },
      },
    ],
  ]);
});
