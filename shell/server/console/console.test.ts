/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Role } from '@campus/shared/contract/roles';
import { serveConsole } from './serveConsole';
import type { AskWho } from '../askWho';
import { newDoors } from '../newDoors.fixture';

let team: Awaited<ReturnType<typeof newDoors>>;
let app: FastifyInstance;

const people: Record<string, { name: string; roles: Role[] } | undefined> = {
  'Bearer admin': { name: 'Анна Иванова', roles: ['ADMIN'] },
  'Bearer audit': { name: 'Пётр Петров', roles: ['AUDITOR'] },
};
const askWho: AskWho = async (authorization) => {
  if (authorization === 'Bearer unknown') throw new Error('The API is down.');
  const person = people[authorization ?? ''];
  return person && { id: '1', ...person };
};

beforeEach(async () => {
  team = await newDoors();
  for (const release of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await team.publish('media', release);
  await team.activate('media', '1.0.0-a');
  await team.activate('media', '1.0.0-b', 'новые карточки');
  app = Fastify();
  serveConsole(app, { registry: team.registry, askWho });
});
afterEach(async () => {
  await app.close();
  team.forget();
});

interface Answer {
  [key: string]: unknown;
}

async function ask(
  url: string,
  { body, headers }: { body?: Answer; headers?: Record<string, string> } = {},
) {
  const response = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/registry/${url}`,
    headers: { authorization: 'Bearer admin', ...headers },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

const move = (body: Answer, headers?: Record<string, string>) =>
  ask('remotes/media/moves', { body: { number: 3, why: 'падает поиск', ...body }, headers });
const stable = async () => (await team.registry.current()).channels.media?.stable;

test('what runs where is told with since, by whom and why', async () => {
  const { status, body } = await ask('remotes');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      name: 'media',
      owner: 'nobody@example.test',
      channel: { stable: '1.0.0-b', lastKnownGood: '1.0.0-a', canary: null },
      stable: { release: '1.0.0-b', health: { visits: 0, failed: 0 } },
      lastMove: { number: 3, by: 'somebody', why: 'новые карточки', kind: 'release' },
    },
    { name: 'shell', title: null, stable: { release: '1.0.0-shell' } },
  ]);
});

test('the releases of a remote are told newest first, with key and what became of them', async () => {
  const { body } = await ask('remotes/media');
  expect(body.releases).toMatchObject([
    {
      release: '1.0.0-c',
      wasStable: false,
      key: team.registry.keys.own(),
    },
    { release: '1.0.0-b', wasStable: true, takenBack: null },
    { release: '1.0.0-a', wasStable: true },
  ]);
  expect((await ask('remotes/nobody')).status).toBe(404);
});

test('the size of a release is there the next time somebody asks', async () => {
  const sizeNow = async () => {
    const { body } = await ask('remotes/media');
    return (body.releases as { size: number | null }[])[0]?.size;
  };
  expect(await sizeNow()).toBeNull();
  let size = await sizeNow();
  for (let left = 50; left > 0 && size === null; left--) size = await sizeNow();
  expect(size).toBeGreaterThan(50);
});

test('the history is paged and can be that of one remote', async () => {
  await team.publish('payments', '2.0.0-a');
  await team.activate('payments', '2.0.0-a');
  const { body } = await ask('moves?size=1&skip=1');
  expect(body).toMatchObject({ total: 4, items: [{ remote: 'media', number: 3 }] });
  const { body: ofOne } = await ask('moves?remote=payments');
  expect(ofOne).toMatchObject({ total: 1, items: [{ remote: 'payments', before: null }] });
});

test('a rollback is a move by the person who asked, and says what was left', async () => {
  const { status, body } = await move({ kind: 'rollback', release: '1.0.0-a' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    channel: { stable: '1.0.0-a', lastKnownGood: null },
    lastMove: { number: 4, by: 'Анна Иванова', why: 'падает поиск', kind: 'rollback' },
  });
  const { body: after } = await ask('remotes/media');
  expect(after.releases).toMatchObject([
    {},
    { release: '1.0.0-b', takenBack: { by: 'Анна Иванова', why: 'падает поиск' } },
    {},
  ]);
});

test('a canary is started, changed and stopped', async () => {
  await move({ kind: 'canary', release: '1.0.0-a', percent: '5', roles: ['STUDENT'] });
  const { body } = await move({
    kind: 'canary',
    release: '1.0.0-a',
    percent: 50,
    roles: [],
    number: 4,
  });
  expect(body.channel).toMatchObject({ canary: { release: '1.0.0-a', percent: 50, roles: [] } });
  const { body: after } = await move({ kind: 'stopCanary', number: 5 });
  expect(after.channel).toMatchObject({ stable: '1.0.0-b', canary: null });
});

test('who decided about how it stood before is told who was faster', async () => {
  const { status, body } = await move({ kind: 'rollback', release: '1.0.0-a', number: 2 });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'MOVED', changedBy: 'somebody' });
  expect(body.message).toContain('somebody');
  expect(await stable()).toBe('1.0.0-b');
});

test('of two who press at once one is told that the other was faster', async () => {
  const answers = await Promise.all([
    move({ kind: 'rollback', release: '1.0.0-a' }),
    move({ kind: 'rollback', release: '1.0.0-a' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a release that was never given passes the gate first', async () => {
  await team.publish('payments', '2.0.0-a', { route: '/news/:id' });
  await team.activate('payments', '2.0.0-a');
  await team.publish('media', '1.0.0-d', { route: '/news/:url' });
  const { status, body } = await move({ kind: 'promote', release: '1.0.0-d' });
  expect([status, body.code]).toEqual([422, 'GATE']);
  expect(body.message).toEqual([
    'Проверка не пропустила релиз:',
    'Его адрес /news/:url пересекается с /news/:id, который занимает модуль payments: выберите другой.',
  ]);
  const { body: english } = await move(
    { kind: 'promote', release: '1.0.0-d' },
    { 'accept-language': 'en' },
  );
  expect(english.message).toEqual([
    'The gate refuses the release:',
    'Its route /news/:url collides with /news/:id of payments: choose another one.',
  ]);
  expect(await stable()).toBe('1.0.0-b');
  expect((await move({ kind: 'promote', release: '1.0.0-c' })).status).toBe(200);
});

test('a release that is not kept is not given to anybody', async () => {
  const { status, body } = await move({ kind: 'promote', release: '9.9.9-z' });
  expect([status, body.code]).toEqual([404, 'GONE']);
});

test('a move that changes nothing is refused', async () => {
  const { status, body } = await move({ kind: 'stopCanary' });
  expect([status, body.code]).toEqual([409, 'IMPOSSIBLE']);
});

test.each([
  ['no reason', { kind: 'rollback', release: '1.0.0-a', why: ' ' }, { why: 'TOO_SHORT' }],
  ['a long one', { kind: 'stopCanary', why: 'я'.repeat(201) }, { why: 'TOO_LONG' }],
  ['a way out of the folder', { kind: 'promote', release: '../a' }, { release: 'INVALID' }],
  [
    'more than everybody',
    { kind: 'canary', release: 'a', percent: 101, roles: [] },
    { percent: 'RANGE' },
  ],
  ['nobody', { kind: 'canary', release: 'a', percent: 0, roles: [] }, { percent: 'RANGE' }],
  ['an unknown deed', { kind: 'delete' }, { kind: 'INVALID' }],
])('%s is refused by its field', async (_, body, fields) => {
  const answer = await move(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION', fields });
});

test('a stranger, and one who brings only a cookie, is asked to sign in', async () => {
  for (const cookie of ['', 'AuthToken=admin']) {
    const headers = { authorization: '', cookie };
    expect((await ask('remotes', { headers })).status).toBe(401);
    const { status, body } = await move({ kind: 'rollback', release: '1.0.0-a' }, headers);
    expect([status, body.code]).toEqual([401, 'TOKEN']);
  }
  expect(await stable()).toBe('1.0.0-b');
});

test('another role is refused in the language that it reads', async () => {
  const headers = { authorization: 'Bearer audit', 'accept-language': 'en' };
  for (const answer of [
    await ask('remotes', { headers }),
    await move({ kind: 'rollback', release: '1.0.0-a' }, headers),
  ])
    expect(answer).toEqual({
      status: 403,
      body: {
        statusCode: 403,
        code: 'FORBIDDEN',
        message: 'You do not have permission to do this.',
      },
    });
});

test('without the API or the store the console is unavailable', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const unknown = await ask('remotes', { headers: { authorization: 'Bearer unknown' } });
  expect([unknown.status, unknown.body.code]).toEqual([503, 'UNAVAILABLE']);
  jest.spyOn(team.registry, 'history').mockRejectedValue(new Error('The bucket is away.'));
  expect((await ask('remotes')).status).toBe(503);
  jest.restoreAllMocks();
});
