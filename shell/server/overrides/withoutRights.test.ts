/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Role } from '@campus/shared/contract/roles';
import {
  canaryStopped,
  retired,
  rolledBack,
  toCanary,
} from '../../releases/deployments/deployments';
import { createSecret } from '../../releases/keys/createSecret';
import { passed } from '../../releases/registry/newRegistry.fixture';
import { reviewLink } from '../../releases/reviews/reviewLink';
import { writeBuild } from '../../releases/writeBuild.fixture';
import { createVisitors } from '../createVisitors';
import { newTestServers } from '../newTestServers.fixture';
import { serveOverrides } from './serveOverrides';

const token = `h.${Buffer.from(JSON.stringify({ kind: 'STAFF', sub: '2' })).toString('base64url')}.s`;
const origin = 'http://localhost:3999';
const team = ['SUPPORT'] as const;
const hour = 60 * 60_000;
const refused = { shell: '1.0.0-shell', checks: ['static'], reasons: ['It throws.'] } as const;

let doors: Awaited<ReturnType<typeof newTestServers>>;
let app: FastifyInstance;
/** What the API says of whoever asks now. */
let role: Role;

beforeEach(async () => {
  role = 'SUPPORT';
  process.env.DEVELOPMENT_ORIGINS = origin;
  doors = await newTestServers();
  const { registry } = doors;
  await doors.publish('media', '1.0.0-a', { team: [...team] });
  await doors.activate('media', '1.0.0-a');
  await doors.publish('media', '1.0.0-b');
  await doors.publish('media', '1.0.0-odd', { isJudged: false });
  const secret = createSecret(doors.dataFolder);
  const askWho = async () => ({ id: '2', name: 'Пётр Петров', roles: [role] });
  const visitors = createVisitors({ registry, secret, askWho });
  app = Fastify();
  serveOverrides(app, { registry, askWho, secret });
  app.get('/', async (request, reply) => (await visitors(request, { reply })).overrides ?? {});
});
afterEach(async () => {
  await app.close();
  doors.forget();
});

const start = (payload: object) =>
  app.inject({
    method: 'POST',
    url: '/registry/overrides',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0];

/** What the cookie of a browser shows of remotes. */
async function shown(cookie: string | undefined) {
  const { body } = await app.inject({
    url: '/',
    headers: { cookie: `${cookie}; AuthToken=${token}` },
  });
  return (JSON.parse(body) as { remotes?: object }).remotes;
}

const media = (release: string) => ({ name: 'media', release });
const unseen = { remote: 'media', release: '1.0.0-odd' };
const built = { remote: 'media', origin };

test.each([unseen, built])(
  'people of a team do not run what no gate has seen: %j',
  async (what) => {
    const { body, headers } = await start(what);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect(headers['set-cookie']).toBeUndefined();
    role = 'ADMIN';
    expect((await start(what)).statusCode).toBe(200);
  },
);

test.each([unseen, built])(
  'who is an administrator no more is shown no such thing: %j',
  async (what) => {
    role = 'ADMIN';
    const cookie = cookieIn((await start(what)).headers);
    expect(await shown(cookie)).toHaveProperty('media');
    role = 'SUPPORT';
    expect(await shown(cookie)).toBeUndefined();
  },
);

test('what the gate has refused since is no longer shown to people of a team', async () => {
  const cookie = cookieIn((await start({ remote: 'media', release: '1.0.0-b' })).headers);
  expect(await shown(cookie)).toHaveProperty('media');
  await doors.registry.attest(media('1.0.0-b'), refused);
  expect(await shown(cookie)).toBeUndefined();
});

test('a release that is given to everybody and that no gate has let pass lets no team in', async () => {
  await doors.publish('media', '1.0.0-own', { team: [...team], isJudged: false });
  await doors.activate('media', '1.0.0-own');
  const { body } = await start({ remote: 'media', release: '1.0.0-b' });
  expect(JSON.parse(body)).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
});

const open = (release: string) =>
  app.inject({
    url: reviewLink(doors.registry.keys, { ...media(release), until: Date.now() + hour }),
  });
const about = { remote: 'media', why: 'it hangs' };

/** What takes a release from people, after it was shown to some by a link. */
const takings: [string, () => Promise<unknown>][] = [
  [
    'was stopped as a canary',
    async () => {
      const canary = toCanary({ release: '1.0.0-b', percent: 5, roles: [] });
      await doors.registry.move({ ...about, kind: 'canary', channel: canary });
      await doors.registry.move({ ...about, kind: 'stopCanary', channel: canaryStopped });
    },
  ],
  [
    'was taken back from everybody',
    async () => {
      await doors.activate('media', '1.0.0-b');
      const history = await doors.registry.history();
      const channel = rolledBack({ history, remote: 'media', release: '1.0.0-a' });
      await doors.registry.move({ ...about, kind: 'rollback', channel });
    },
  ],
  [
    'was retired',
    async () => {
      await doors.activate('media', '1.0.0-b');
      await doors.registry.move({ ...about, kind: 'retire', channel: retired('media') });
    },
  ],
  [
    'belongs to a remote that was taken off, without ever having been given',
    () => doors.registry.move({ ...about, kind: 'retire', channel: retired('media') }),
  ],
  ['was refused by the gate', () => doors.registry.attest(media('1.0.0-b'), refused)],
];

test.each(takings)('a link, and what it has opened, ends when its release %s', async (_, take) => {
  const cookie = cookieIn((await open('1.0.0-b')).headers);
  expect(await shown(cookie)).toHaveProperty('media');
  await take();
  expect(await shown(cookie)).toBeUndefined();
  expect((await open('1.0.0-b')).statusCode).toBe(410);
});

test('a link of a release that is damaged opens nothing, and says so in plain text', async () => {
  const entry = path.join(doors.dataFolder, 'registry/releases/media/1.0.0-b/entry.js');
  writeFileSync(entry, 'globalThis.foreign = 1;');
  const { statusCode, headers } = await open('1.0.0-b');
  expect([statusCode, headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8']);
});

test('a release that was removed since it was looked at is shown by no link, and to nobody who tries it', async () => {
  role = 'ADMIN';
  const tried = { remote: 'media', release: '1.0.0-b' };
  expect((await start(tried)).statusCode).toBe(200);
  await doors.registry.store.remove(await doors.registry.store.list('releases/media/1.0.0-b/'));
  expect((await open('1.0.0-b')).statusCode).toBe(410);
  expect((await start(tried)).json()).toMatchObject({ code: 'GONE' });
});

test('what a link opens is kept nowhere, and no site is told of the link', async () => {
  expect((await open('1.0.0-b')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test.each([
  [
    'a page that needs nobody and nothing',
    '/news',
    [
      ['/news/:url', 'public'],
      ['/my', 'signedIn'],
      ['/news', 'public'],
    ],
  ],
  [
    'the home page, where all need something',
    '/',
    [
      ['/news/*', 'public'],
      ['/my', 'signedIn'],
    ],
  ],
  ['the home page, where there is none', '/', []],
])('a link leads to %s', async (_, address, pages) => {
  const release = '1.0.0-pages';
  const built = writeBuild(path.join(doors.dataFolder, 'built', release), {
    name: 'media',
    release,
  });
  const file = path.join(built, 'mfe.json');
  const manifest = readJson<RemoteManifest>(file);
  const routes = pages.map(([at, access]) => ({ path: at, access }));
  const declaration = { ...manifest.declaration, routes };
  writeFileSync(file, JSON.stringify({ ...manifest, declaration }));
  await doors.registry.attest(await doors.registry.publish(built), passed);
  expect((await open(release)).headers.location).toBe(address);
});
