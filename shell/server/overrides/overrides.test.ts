/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Role } from '@campus/shared/contract/roles';
import { createPlanner } from '../createPlanner';
import { createVisitors } from '../createVisitors';
import { newTestServers } from '../newTestServers.fixture';
import { servePreview } from '../../releases/preview/servePreview';
import { writeBuild } from '../../releases/writeBuild.fixture';
import { openRegistry } from '../../releases/registry/openRegistry';
import { createSecret } from '../../releases/keys/createSecret';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reviewLink } from '../../releases/reviews/reviewLink';
import { serveOverrides } from './serveOverrides';

const tokenOf = (sub: string) =>
  `h.${Buffer.from(JSON.stringify({ kind: 'STAFF', sub })).toString('base64url')}.s`;
const tokens = { ADMIN: tokenOf('1'), SUPPORT: tokenOf('2') };
type Known = keyof typeof tokens;

const hour = 60 * 60_000;

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: FastifyInstance;
let machine: Awaited<ReturnType<typeof servePreview>>;
let folder: string;
let isDown = false;
/** What the API says of the administrator now. */
let role: Role = 'ADMIN';

const askWho = async (authorization: string | undefined) => {
  if (isDown) throw new Error('The API is down.');
  if (authorization === `Bearer ${tokens.ADMIN}`)
    return { id: '1', name: 'Анна Иванова', roles: [role] };
  if (authorization === `Bearer ${tokens.SUPPORT}`)
    return { id: '2', name: 'Пётр Петров', roles: ['SUPPORT' as const] };
  return undefined;
};

beforeEach(async () => {
  isDown = false;
  role = 'ADMIN';
  folder = mkdtempSync(path.join(tmpdir(), 'campus-preview-'));
  machine = await servePreview(folder, 0);
  process.env.DEVELOPMENT_ORIGINS = machine.origin;
  doors = await newTestServers();
  for (const release of ['1.0.0-a', '1.0.0-b']) await doors.publish('media', release);
  await doors.activate('media', '1.0.0-a');
  const secret = createSecret(folder);
  const { registry } = doors;
  const planner = createPlanner({ registry });
  const visitors = createVisitors({ registry, secret, askWho });
  app = Fastify();
  serveOverrides(app, { registry, askWho, secret });
  app.get('/plan', async (request, reply) => planner.read(await visitors(request, { reply })));
});
afterEach(async () => {
  await app.close();
  await machine.stop();
  doors.forget();
  rmSync(folder, { recursive: true });
});

const start = (payload: object, who: Known = 'ADMIN', cookie = '') =>
  app.inject({
    method: 'POST',
    url: '/registry/overrides',
    headers: { authorization: `Bearer ${tokens[who]}`, cookie },
    payload,
  });
const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0];

async function read(cookie: string | undefined, who: Known | null = 'ADMIN', headers = {}) {
  const token = who ? `; AuthToken=${tokens[who]}` : '';
  const answer = await app.inject({
    url: '/plan',
    headers: { cookie: `${cookie}${token}`, ...headers },
  });
  const { plan, isTrial } = answer.json<{
    plan: { remotes: { release: string; entry: string }[]; overrides?: unknown };
    isTrial: boolean;
  }>();
  return { release: plan.remotes[0]?.release, isTrial, overrides: plan.overrides, plan };
}

test('an administrator’s browser gets the kept release, and the plan says so', async () => {
  const { headers, statusCode } = await start({ remote: 'media', release: '1.0.0-b' });
  expect(statusCode).toBe(200);
  const { release, isTrial, overrides } = await read(cookieIn(headers));
  expect([release, isTrial]).toEqual(['1.0.0-b', true]);
  expect(overrides).toMatchObject({
    by: '1',
    remotes: [{ remote: 'media', release: '1.0.0-b' }],
  });
});

test.each<[string, Known | null, object]>([
  ['after the sign-out', null, {}],
  ['for another person', 'SUPPORT', {}],
  ['in a copy that the worker keeps', 'ADMIN', { 'sec-fetch-dest': 'empty' }],
])('there is the usual release %s', async (_, who, more) => {
  const { headers } = await start({ remote: 'media', release: '1.0.0-b' });
  const { release, isTrial, overrides } = await read(cookieIn(headers), who, more);
  expect([release, isTrial, overrides]).toEqual(['1.0.0-a', false, undefined]);
});

test('there is the usual release once the role is gone, and while nobody can say who asks', async () => {
  const { headers } = await start({ remote: 'media', release: '1.0.0-b' });
  const cookie = cookieIn(headers);
  role = 'AUDITOR';
  expect((await read(cookie)).release).toBe('1.0.0-a');
  role = 'ADMIN';
  isDown = true;
  expect((await read(cookie)).release).toBe('1.0.0-a');
  isDown = false;
  expect((await read(cookie)).release).toBe('1.0.0-b');
});

test('over https only a cookie counts that no other host of the domain can set', async () => {
  app.decorate('publicOrigin', 'https://campus.example');
  const { headers } = await start({ remote: 'media', release: '1.0.0-b' });
  expect(headers['set-cookie']).toMatch(/^__Host-Overrides=[^;]+; Path=\/; [^D]+; Secure$/);
  const cookie = cookieIn(headers) ?? '';
  expect((await read(cookie)).release).toBe('1.0.0-b');
  expect((await read(cookie.replace('__Host-', ''))).release).toBe('1.0.0-a');
});

test('a cookie that was changed, or signed for another use, is none', async () => {
  const { headers } = await start({ remote: 'media', release: '1.0.0-b' });
  const cookie = cookieIn(headers) ?? '';
  const [, payload = ''] = /=([^.]+)/.exec(cookie) ?? [];
  const other = createSecret(folder).sign(payload);
  for (const forged of [cookie.slice(0, -2), `Overrides=${other}`, 'Overrides=x', 'Overrides='])
    expect((await read(forged)).release).toBe('1.0.0-a');
});

test('it is over after two hours', async () => {
  const { headers } = await start({ remote: 'media', release: '1.0.0-b' });
  expect(headers['set-cookie']).toMatch(/Max-Age=7200; HttpOnly; SameSite=Strict$/);
  jest.useFakeTimers({
    now: Date.now() + 2 * 60 * 60_000,
    doNotFake: ['nextTick', 'setImmediate'],
  });
  const { release } = await read(cookieIn(headers));
  jest.useRealTimers();
  expect(release).toBe('1.0.0-a');
});

test.each([
  [403, { remote: 'media', release: '1.0.0-b' }, 'SUPPORT' as const],
  [422, { remote: 'media', release: '9.9.9-none' }, 'ADMIN' as const],
  [422, { remote: 'media', origin: 'http://localhost:1' }, 'ADMIN' as const],
  [422, { remote: 'shell', release: '1.0.0-b' }, 'ADMIN' as const],
  [422, { remote: '../media', release: '1.0.0-b' }, 'ADMIN' as const],
])('it is refused with %i: %j', async (status, body, who) => {
  const { statusCode, headers } = await start(body, who);
  expect([statusCode, headers['set-cookie']]).toEqual([status, undefined]);
});

test('people of the role that the remote names may try it, and no other remote', async () => {
  const team = ['SUPPORT'] as const;
  await doors.publish('support', '1.0.0-s', { team });
  await doors.activate('support', '1.0.0-s');
  await doors.publish('support', '1.0.0-t');
  const { headers, statusCode } = await start({ remote: 'support', release: '1.0.0-t' }, 'SUPPORT');
  expect(statusCode).toBe(200);
  const { plan } = await read(cookieIn(headers), 'SUPPORT');
  expect(plan.remotes.map(({ release }) => release)).toEqual(['1.0.0-a', '1.0.0-t']);
  expect((await start({ remote: 'media', release: '1.0.0-b' }, 'SUPPORT')).statusCode).toBe(403);

  await doors.activate('support', '1.0.0-t');
  expect((await start({ remote: 'support', release: '1.0.0-s' }, 'SUPPORT')).statusCode).toBe(403);
  expect((await read(cookieIn(headers), 'SUPPORT')).overrides).toBeUndefined();
});

test('a release that names a role lets nobody in before everybody gets it', async () => {
  await doors.publish('media', '1.0.0-own', { team: ['SUPPORT'] });
  expect((await start({ remote: 'media', release: '1.0.0-own' }, 'SUPPORT')).statusCode).toBe(403);
});

const open = (link: string) => app.inject({ url: link });
const linkTo = (release: string, left = hour, name = 'media') =>
  reviewLink(doors.registry.keys, { name, release, until: Date.now() + left });

test('whoever opens a link for reviewers sees the release, without an account; nobody else does', async () => {
  await doors.publish('media', '1.0.0-c', { route: '/news' });
  const { headers, statusCode } = await open(linkTo('1.0.0-c'));
  expect([statusCode, headers.location]).toEqual([303, '/news']);
  expect(headers['set-cookie']).toMatch(/Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const { release, isTrial, overrides } = await read(cookieIn(headers), null);
  expect([release, isTrial]).toEqual(['1.0.0-c', true]);
  expect(overrides).toMatchObject({ isReview: true, remotes: [{ release: '1.0.0-c' }] });
  expect((await read('', null)).release).toBe('1.0.0-a');
});

test('it is shown for two hours at a time, and not after the link is over', async () => {
  expect((await open(linkTo('1.0.0-b', 50 * hour))).headers['set-cookie']).toMatch(/Max-Age=7200;/);
  expect((await open(linkTo('1.0.0-b', -1))).statusCode).toBe(410);
});

test('it is shown for as long as the key of the link is believed', async () => {
  const { headers } = await open(linkTo('1.0.0-b'));
  expect((await read(cookieIn(headers), null)).release).toBe('1.0.0-b');
  const key = JSON.parse(
    Buffer.from(cookieIn(headers)?.split(/[=.]/)[1] ?? '', 'base64url').toString(),
  ) as { key: string };
  expect(key.key).toBe(doors.registry.keys.own());
  doors.registry.keys.trust.change((keys) =>
    keys.map((each) => (each.id === key.key ? { ...each, remotes: ['support'] } : each)),
  );
  expect((await read(cookieIn(headers), null)).overrides).toBeUndefined();
});

test.each<[string, () => Promise<string> | string]>([
  ['for ever', () => linkTo('1.0.0-b', 10_000 * hour)],
  ['of the shell', () => linkTo('1.0.0-shell', hour, 'shell')],
  ['of a release that is not there', () => linkTo('9.9.9-none')],
  ['that was changed', () => linkTo('1.0.0-b').replace(/.{4}$/, 'AAAA')],
  ['of nothing', () => '/registry/review'],
  [
    'of a release that the gate has not let pass',
    async () => {
      await doors.publish('media', '1.0.0-odd', { isJudged: false });
      return linkTo('1.0.0-odd');
    },
  ],
])('a link %s opens nothing', async (_, make) => {
  const { statusCode, headers, body } = await open(await make());
  expect([statusCode, headers['set-cookie']]).toEqual([410, undefined]);
  expect(body).toContain('no longer valid');
});

test('while nobody can say who asks, it is refused', async () => {
  isDown = true;
  expect((await start({ remote: 'media', release: '1.0.0-b' })).statusCode).toBe(503);
});

test('one of several can be ended, and all of them', async () => {
  await doors.publish('support', '1.0.0-s');
  const first = cookieIn((await start({ remote: 'media', release: '1.0.0-b' })).headers);
  const both = `${first}; AuthToken=${tokens.ADMIN}`;
  const second = await start({ remote: 'support', release: '1.0.0-s' }, 'ADMIN', both);
  const cookie = `${cookieIn(second.headers)}; AuthToken=${tokens.ADMIN}`;
  const end = (query: string) =>
    app.inject({ method: 'DELETE', url: `/registry/overrides${query}`, headers: { cookie } });

  const left = await read(cookieIn((await end('?remote=media')).headers));
  expect(left.overrides).toMatchObject({ remotes: [{ remote: 'support' }] });
  expect((await end('')).headers['set-cookie']).toMatch(/^Overrides=; Path=\/; Max-Age=0/);
});

test('a release that is gone since leaves the usual one, and the plan says why', async () => {
  const kept = await doors.registry.store.list('releases/media/1.0.0-b/');
  await doors.registry.store.remove(kept);
  // Another server of the same installation, which has nothing in memory.
  const registry = await openRegistry({ dataFolder: doors.dataFolder });
  const { plan } = await createPlanner({ registry }).read({
    language: 'ru',
    cookies: {},
    roles: [],
    overrides: { subject: '1', person: '1', until: 1, remotes: { media: { release: '1.0.0-b' } } },
  });
  expect(plan.remotes[0]?.release).toBe('1.0.0-a');
  expect(plan.overrides?.remotes).toEqual([
    { remote: 'media', release: '1.0.0-b', problem: 'missing' },
  ]);
});

test('a build of a registered machine comes with its address and hashes, or not at all', async () => {
  const origin = machine.origin;
  const { headers } = await start({ remote: 'media', origin });
  const cookie = cookieIn(headers);
  const reasonOf = async () => {
    const { release, overrides } = await read(cookie);
    return { release, overrides: (overrides as { remotes: unknown[] }).remotes };
  };
  const usual = (problem: string) => ({
    release: '1.0.0-a',
    overrides: [{ remote: 'media', origin, problem }],
  });
  expect(await reasonOf()).toEqual(usual('unreachable'));

  writeBuild(folder, { name: 'support', release: '2.0.0-preview' });
  expect(await reasonOf()).toEqual(usual('unsuited'));
  writeBuild(folder, { name: 'media', release: '2.0.0-preview', borrows: { none: '^1.0.0' } });
  expect(await reasonOf()).toEqual(usual('unsuited'));

  writeBuild(folder, { name: 'media', release: '2.0.0-preview' });
  const { plan } = await read(cookie);
  expect(plan).toMatchObject({
    remotes: [{ release: '2.0.0-preview', entry: `${origin}/entry.js` }],
    integrity: { [`${origin}/entry.js`]: expect.stringMatching(/^sha384-/) as string },
    overrides: { remotes: [{ remote: 'media', origin, release: '2.0.0-preview' }] },
  });
});
