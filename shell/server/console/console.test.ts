/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BrokenHistory } from '../../releases/registry/BrokenHistory';
import { passed } from '../../releases/registry/newRegistry.fixture';
import { writeBuild } from '../../releases/writeBuild.fixture';
import { newConsole } from './newConsole.fixture';

let one: Awaited<ReturnType<typeof newConsole>>;
beforeEach(async () => {
  one = await newConsole();
});
afterEach(() => one.close());

test('what runs where is told with since, by whom and why', async () => {
  const { status, body } = await one.ask('remotes');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      name: 'media',
      owner: 'nobody@example.test',
      channel: { stable: '1.0.0-b', lastKnownGood: '1.0.0-a', canary: null },
      stable: { release: '1.0.0-b', health: { visitors: 0, failed: 0 }, isAlarming: false },
      lastMove: { number: 3, by: 'somebody', why: 'новые карточки', kind: 'release' },
    },
    { name: 'shell', title: null, stable: { release: '1.0.0-shell' } },
  ]);
});

test('the releases of a remote are told newest first, with key and what became of them', async () => {
  const { body } = await one.ask('remotes/media');
  expect(body.releases).toMatchObject([
    {
      release: '1.0.0-c',
      wasStable: false,
      key: one.team.registry.keys.own(),
    },
    { release: '1.0.0-b', wasStable: true, takenBack: null },
    { release: '1.0.0-a', wasStable: true },
  ]);
  expect((await one.ask('remotes/nobody')).status).toBe(404);
});

test('people of a team see what is theirs, and move nothing', async () => {
  const headers = { authorization: 'Bearer support' };
  await one.team.publish('support', '2.0.0-a', { team: ['SUPPORT'] });
  await one.team.activate('support', '2.0.0-a');
  expect((await one.ask('remotes', { headers })).body).toMatchObject([{ name: 'support' }]);
  expect((await one.ask('remotes/support', { headers })).status).toBe(200);
  expect((await one.ask('remotes/media', { headers })).status).toBe(404);
  expect((await one.ask('moves', { headers })).body).toMatchObject({ total: 1 });
  const body = { kind: 'retire', number: 4, why: 'not mine' };
  expect((await one.ask('remotes/support/moves', { body, headers })).status).toBe(403);
});

test('the size of a release is there the next time somebody asks', async () => {
  const sizeNow = async () => {
    const { body } = await one.ask('remotes/media');
    return (body.releases as { size: number | null }[])[0]?.size;
  };
  expect(await sizeNow()).toBeNull();
  let size = await sizeNow();
  for (let left = 50; left > 0 && size === null; left--) size = await sizeNow();
  expect(size).toBeGreaterThan(50);
});

test('the history is paged and can be that of one remote', async () => {
  await one.team.publish('payments', '2.0.0-a');
  await one.team.activate('payments', '2.0.0-a');
  const { body } = await one.ask('moves?size=1&skip=1');
  expect(body).toMatchObject({ total: 4, items: [{ remote: 'media', number: 3 }] });
  const { body: ofOne } = await one.ask('moves?remote=payments');
  expect(ofOne).toMatchObject({ total: 1, items: [{ remote: 'payments', before: null }] });
});

test('a rollback is a move by the person who asked, and says what was left', async () => {
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    channel: { stable: '1.0.0-a', lastKnownGood: null },
    lastMove: { number: 4, by: 'Анна Иванова (server)', why: 'падает поиск', kind: 'rollback' },
  });
  const { body: after } = await one.ask('remotes/media');
  expect(after.releases).toMatchObject([
    {},
    { release: '1.0.0-b', takenBack: { by: 'Анна Иванова (server)', why: 'падает поиск' } },
    {},
  ]);
});

test('a canary is started, changed and stopped', async () => {
  await one.move({ kind: 'canary', release: '1.0.0-a', percent: '5', roles: ['STUDENT'] });
  const { body } = await one.move({
    kind: 'canary',
    release: '1.0.0-a',
    percent: 50,
    roles: [],
    number: 4,
  });
  expect(body.channel).toMatchObject({ canary: { release: '1.0.0-a', percent: 50, roles: [] } });
  const { body: after } = await one.move({ kind: 'stopCanary', number: 5 });
  expect(after.channel).toMatchObject({ stable: '1.0.0-b', canary: null });
});

test('who decided about how it stood before is told who was faster', async () => {
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a', number: 2 });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'MOVED', changedBy: 'somebody' });
  expect(body.message).toContain('somebody');
  expect(await one.stable()).toBe('1.0.0-b');
});

test('of two who press at once one is told that the other was faster', async () => {
  const answers = await Promise.all([
    one.move({ kind: 'rollback', release: '1.0.0-a' }),
    one.move({ kind: 'rollback', release: '1.0.0-a' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a release that is not kept is not given to anybody', async () => {
  const { status, body } = await one.move({ kind: 'promote', release: '9.9.9-z' });
  expect([status, body.code]).toEqual([404, 'GONE']);
});

test('a move that changes nothing is refused', async () => {
  const { status, body } = await one.move({ kind: 'stopCanary' });
  expect([status, body.code]).toEqual([409, 'IMPOSSIBLE']);
});

test.each([
  ['no reason', { kind: 'rollback', release: '1.0.0-a', why: ' ' }, { why: 'REQUIRED' }],
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
  const answer = await one.move(body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION', fields });
});

test('a stranger, and one who brings only a cookie, is asked to sign in', async () => {
  for (const cookie of ['', 'AuthToken=admin']) {
    const headers = { authorization: '', cookie };
    expect((await one.ask('remotes', { headers })).status).toBe(401);
    const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' }, headers);
    expect([status, body.code]).toEqual([401, 'TOKEN']);
  }
  expect(await one.stable()).toBe('1.0.0-b');
});

test('another role is refused in the language that it reads', async () => {
  const headers = { authorization: 'Bearer audit', 'accept-language': 'en' };
  for (const answer of [
    await one.ask('remotes', { headers }),
    await one.move({ kind: 'rollback', release: '1.0.0-a' }, headers),
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
  const unknown = await one.ask('remotes', { headers: { authorization: 'Bearer unknown' } });
  expect([unknown.status, unknown.body.code]).toEqual([503, 'UNAVAILABLE']);
  jest
    .spyOn(one.team.serverRegistry, 'history')
    .mockRejectedValue(new Error('The bucket is away.'));
  expect((await one.ask('remotes')).status).toBe(503);
  jest.restoreAllMocks();
});

test('a look at what visitors get that failed is repeated by the next who asks', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { serverRegistry } = one.team;
  jest.spyOn(serverRegistry, 'current').mockRejectedValueOnce(new Error('The bucket is away.'));
  expect((await one.ask('alarms')).status).toBe(503);
  expect(await one.ask('alarms')).toEqual({ status: 200, body: [] });
  jest.restoreAllMocks();
});

test('the alarms of a doubtful history are told, and that releases cannot be looked at', async () => {
  writeFileSync(path.join(one.team.dataFolder, 'registry/moves/00000004.json'), 'garbage');
  jest.spyOn(one.team.serverRegistry, 'current').mockRejectedValue(new BrokenHistory([]));
  const { status, body } = await one.ask('alarms');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { en: 'moves/00000004.json is no move.' },
    { en: 'Nobody can tell now whether the files of releases are whole.' },
  ]);
  jest.restoreAllMocks();
});

test('a release is held, which is told with what runs, and held no more', async () => {
  const { status, body } = await one.move({ kind: 'hold', release: '1.0.0-b' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    channel: { stable: '1.0.0-b', held: ['1.0.0-b'] },
    lastMove: { kind: 'hold', by: 'Анна Иванова (server)', before: { held: [] } },
  });
  const twice = await one.move({ kind: 'hold', release: '1.0.0-b', number: 4 });
  expect([twice.status, twice.body.code]).toEqual([409, 'IMPOSSIBLE']);
  const { body: after } = await one.move({ kind: 'unhold', release: '1.0.0-b', number: 4 });
  expect(after.channel).toMatchObject({ stable: '1.0.0-b', held: [] });
});

test('who may not move a release may not hold one', async () => {
  for (const [authorization, refused] of [
    ['', 401],
    ['Bearer audit', 403],
  ] as const)
    expect((await one.move({ kind: 'hold', release: '1.0.0-b' }, { authorization })).status).toBe(
      refused,
    );
});

test('what the given releases say is told by namespace; an older build tells nothing', async () => {
  const texts = { payments: { ru: { 'list.title': 'Выплаты' }, en: { 'list.title': 'Payments' } } };
  const about = { name: 'payments', release: '2.0.0-a' };
  const built = writeBuild(path.join(one.team.dataFolder, 'built/texts'), about);
  writeFileSync(path.join(built, 'texts.json'), JSON.stringify(texts));
  await one.team.registry.attest(await one.team.registry.publish(built), passed);
  await one.team.activate('payments', '2.0.0-a');
  for (const authorization of ['Bearer admin', 'Bearer audit']) {
    const { body } = await one.ask('texts', { headers: { authorization } });
    expect(body).toMatchObject([
      { namespace: 'payments', remote: 'payments', release: '2.0.0-a', ...texts.payments },
    ]);
  }
  expect((await one.ask('texts', { headers: { authorization: '' } })).status).toBe(401);
});

test('where a text is read is told by the code of the given release, and of what nobody names nothing', async () => {
  const about = { name: 'support', release: '1.0.0-a', route: '/help' };
  const built = writeBuild(path.join(one.team.dataFolder, 'built/places'), about);
  const code =
    'say("queue.title");say("lonely");say(`queue.state.${it}`);hand("queue.kind");"title"';
  writeFileSync(path.join(built, 'screen.js'), code);
  const file = path.join(built, 'mfe.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  manifest.screens = { Screen: ['screen.js'], Widget: ['screen.js'] };
  manifest.integrity['screen.js'] = integrityOf(code);
  manifest.declaration.slots = [{ place: 'home.aside', widget: 'Widget' } as never];
  writeFileSync(file, JSON.stringify(manifest));
  await one.team.registry.attest(await one.team.registry.publish(built), passed);
  await one.team.activate('support', '1.0.0-a');

  const title = { ru: 'support', en: 'support' };
  const here = [
    { title, path: '/help' },
    { title, path: null },
  ];
  const placesOf = async (mnemonic: string) =>
    (await one.ask(`texts/places?mnemonic=${mnemonic}`)).body;
  for (const key of ['queue.title', 'lonely', 'queue.state.NEW', 'queue.kind.one', 'lonely_few'])
    expect(await placesOf(`support.${key}`)).toEqual(here);
  for (const mnemonic of ['support.title', 'support.queue.other', 'shell.title', 'absent.title'])
    expect(await placesOf(mnemonic)).toStrictEqual([]);
  const guest = { headers: { authorization: '' } };
  expect((await one.ask('texts/places?mnemonic=support.lonely', guest)).status).toBe(401);
});
