/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { tokenOf } from '../../page/session/tokenOf';
import type { Registry } from '../../releases/registry/Registry';
import { createOverridesCookie } from './createOverridesCookie';
import { serveOverrides } from './serveOverrides';

const origin = 'http://anna.test:3200';
const secret = { sign: (text: string) => text, verify: (text: string | undefined) => text };
const [anna, boris] = [tokenOf('anna', 'STAFF'), tokenOf('boris', 'STAFF')];
const askWho = async (authorization: string | undefined) => ({
  id: authorization === `Bearer ${anna}` ? '1' : '2',
  name: '',
  roles: ['ADMIN' as const],
});
const registry = {
  folderOf: async (name, release) => (name === 'none' ? undefined : release),
  releases: async () => ['1.0.0-b'],
} as Partial<Registry> as Registry;

let app: FastifyInstance;
beforeEach(() => {
  process.env.DEVELOPMENT_ORIGINS = origin;
  app = Fastify();
  serveOverrides(app, { registry, askWho, secret });
});
afterEach(() => app.close());

const cookieIn = (headers: Record<string, unknown>) =>
  /^Overrides=[^;]*/.exec(String(headers['set-cookie']))?.[0] ?? '';

const start = (payload: object, token = anna, cookie = '') =>
  app.inject({
    method: 'POST',
    url: '/registry/overrides',
    headers: { authorization: `Bearer ${token}`, cookie: `${cookie}; AuthToken=${token}` },
    payload,
  });
const end = (query: string, cookie: string) =>
  app.inject({ method: 'DELETE', url: `/registry/overrides${query}`, headers: { cookie } });

/** What the cookie of a browser says. */
const said = (headers: Record<string, unknown>) =>
  createOverridesCookie(secret).read(
    { Overrides: cookieIn(headers).slice('Overrides='.length), AuthToken: anna },
    false,
  );
const media = { remote: 'media', release: '1.0.0-b' };

test('it says whose it is and until when, as the answer does', async () => {
  const { headers, ...answer } = await start(media);
  const { until } = answer.json<{ until: string }>();
  expect(said(headers)).toEqual({
    ...{ subject: 'anna', person: '1', until: Date.parse(until) },
    remotes: { media: { release: '1.0.0-b' } },
  });
});

test.each([
  ['remote', { remote: 'shell', release: '1.0.0-shell' }],
  ['origin', { remote: 'media', origin: 'http://elsewhere.test' }],
  ['release', { remote: 'none', release: '1.0.0-b' }],
])('it is refused with the %s that it cannot have: %j', async (field, body) => {
  const answer = await start(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'GONE', fields: { [field]: 'INVALID' } });
});

test('the machines that may be named are listed', async () => {
  const headers = { authorization: `Bearer ${anna}` };
  const answer = await app.inject({ url: '/registry/development-origins', headers });
  expect(answer.json()).toEqual([origin]);
});

test('one’s own stay beside the next one; those of another person, or of a link, do not', async () => {
  const first = cookieIn((await start(media)).headers);
  const next = { remote: 'support', origin };
  const of = async (token: string, cookie: string) => {
    const { headers } = await start(next, token, cookie);
    const [, value = ''] = cookieIn(headers).split('=');
    const text = Buffer.from(value, 'base64url').toString();
    return Object.keys((JSON.parse(text) as { remotes: object }).remotes);
  };
  expect(await of(anna, first)).toEqual(['media', 'support']);
  expect(await of(boris, first)).toEqual(['support']);
  const reviewed = createOverridesCookie(secret).header(
    { subject: undefined, person: null, until: Date.now() + 60_000, remotes: { media } },
    false,
  );
  expect(await of(anna, reviewed.split(';')[0] ?? '')).toEqual(['support']);
});

test('when the last one is ended, or there was none, the browser keeps nothing', async () => {
  const cookie = `${cookieIn((await start(media)).headers)}; AuthToken=${anna}`;
  for (const sent of [cookie, '']) {
    const { headers, statusCode } = await end('?remote=media', sent);
    expect([statusCode, headers['set-cookie']]).toEqual([
      200,
      'Overrides=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ]);
  }
});
