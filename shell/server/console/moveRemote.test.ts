/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { retired } from '../../releases/deployments/deployments';
import { passed } from '../../releases/registry/newRegistry.fixture';
import { newConsole } from './newConsole.fixture';

let one: Awaited<ReturnType<typeof newConsole>>;
beforeEach(async () => {
  one = await newConsole();
});
afterEach(() => one.close());

test('a move waits for the password where it was last given long ago; reading does not', async () => {
  const since = { authorization: 'Bearer admin-since' };
  const { status, body } = await one.move({ kind: 'promote', release: '1.0.0-c' }, since);
  expect([status, body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  expect(body.message).toBe('Сначала подтвердите паролем, что это вы. Пока ничего не изменилось.');
  expect(await one.stable()).toBe('1.0.0-b');
  expect((await one.ask('remotes', { headers: since })).status).toBe(200);
});

test('a release that was never given passes the gate first', async () => {
  await one.team.publish('payments', '2.0.0-a', { route: '/news/:id' });
  await one.team.activate('payments', '2.0.0-a');
  await one.team.publish('media', '1.0.0-d', { route: '/news/:url' });
  const { status, body } = await one.move({ kind: 'promote', release: '1.0.0-d' });
  expect([status, body.code]).toEqual([422, 'GATE']);
  expect(body.message).toEqual([
    'Проверка не пропустила релиз:',
    'Его адрес /news/:url пересекается с /news/:id, который занимает модуль payments: выберите другой.',
  ]);
  const { body: english } = await one.move(
    { kind: 'promote', release: '1.0.0-d' },
    { 'accept-language': 'en' },
  );
  expect(english.message).toEqual([
    'The gate refuses the release:',
    'Its route /news/:url collides with /news/:id of payments: choose another one.',
  ]);
  expect(await one.stable()).toBe('1.0.0-b');
  expect((await one.move({ kind: 'promote', release: '1.0.0-c' })).status).toBe(200);
});

test('a release that the mount refused, or that nobody judged, is not given by the console', async () => {
  await one.team.publish('media', '1.0.0-d', { isJudged: false });
  const wish = { kind: 'canary', release: '1.0.0-d', percent: 100, roles: [] };
  const { status, body } = await one.move(wish);
  expect([status, body.code]).toEqual([422, 'GATE']);
  const which = { name: 'media', release: '1.0.0-d' };
  await one.team.registry.attest(which, { ...passed, reasons: ['/news throws.'] });
  expect((await one.move(wish)).body.message).toContain(
    'Проверка не пропустила его: /news throws.',
  );
  expect((await one.ask('remotes/media')).body.releases).toMatchObject([
    { gate: 'refused' },
    { gate: 'passed' },
    {},
    {},
  ]);
  await one.team.registry.attest(which, passed);
  expect((await one.move(wish)).status).toBe(200);
});

test('a release whose record is of a key that was revoked since is not given by the console', async () => {
  const { registry } = one.team;
  registry.keys.trust.change((keys) => keys.map((key) => ({ ...key, rights: ['release'] })));
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' });
  expect([status, body.code]).toEqual([422, 'GATE']);
  expect(await one.stable()).toBe('1.0.0-b');
});

test('a release that was removed since it was looked at is not given by the console', async () => {
  const { dataFolder, serverRegistry } = one.team;
  await serverRegistry.folderOf('media', '1.0.0-a');
  const gone = path.join(dataFolder, 'registry/releases/media/1.0.0-a/signature.json');
  rmSync(gone);
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' });
  expect([status, body.code]).toEqual([404, 'GONE']);
  expect(await one.stable()).toBe('1.0.0-b');
});

test('a move that is made is answered as made, also where nothing can be read after it', async () => {
  const { serverRegistry } = one.team;
  const { move } = serverRegistry;
  jest.spyOn(serverRegistry, 'move').mockImplementation(async (change) => {
    const made = await move(change);
    const isAway = new Error('The bucket is away.');
    jest.spyOn(serverRegistry, 'history').mockRejectedValue(isAway);
    jest.spyOn(serverRegistry.store, 'list').mockRejectedValue(isAway);
    return made;
  });
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' });
  jest.restoreAllMocks();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    channel: { stable: '1.0.0-a' },
    stable: { release: '1.0.0-a', by: 'Анна Иванова (server)' },
    lastMove: { number: 4, kind: 'rollback', before: { stable: '1.0.0-b' } },
  });
  expect(await one.stable()).toBe('1.0.0-a');
});

test('a remote is taken off, and brought back when nobody else has its addresses', async () => {
  for (const release of ['1.0.0-e', '1.0.0-d']) {
    await one.team.publish('media', release, { route: '/clash' });
    await one.team.activate('media', release);
  }
  const { status, body } = await one.move({ kind: 'retire', number: 5 });
  expect([status, body.channel]).toEqual([200, expect.objectContaining({ isRetired: true })]);
  expect(await one.stable()).toBeUndefined();
  const some = { kind: 'canary', release: '1.0.0-c', percent: 5, roles: [], number: 6 };
  expect((await one.move(some)).body.code).toBe('IMPOSSIBLE');
  await one.team.publish('payments', '2.0.0-a', { route: '/clash' });
  await one.team.activate('payments', '2.0.0-a');
  expect((await one.move({ kind: 'restore', number: 6 })).body.code).toBe('GATE');
  const other = { kind: 'promote', release: '1.0.0-e', number: 6 };
  expect((await one.move(other)).body.code).toBe('GATE');

  const about = { remote: 'payments', kind: 'retire', why: 'test' } as const;
  await one.team.registry.move({ ...about, channel: retired('payments') });
  expect((await one.move({ kind: 'restore', number: 6 })).status).toBe(200);
  expect(await one.stable()).toBe('1.0.0-d');
});

test('a damaged release that visitors get is told, and how it is made whole', async () => {
  rmSync(path.join(one.team.dataFolder, 'registry/releases/media/1.0.0-b/entry.js'));
  expect((await one.ask('alarms')).body).toEqual([
    expect.objectContaining({
      en: expect.stringMatching(
        /^media 1\.0\.0-b is damaged \(entry\.js\).* -- media\.$/,
      ) as unknown,
    }),
  ]);
});

test('what is not as it was signed is told, and nothing is moved upon it', async () => {
  expect(await one.ask('alarms')).toEqual({ status: 200, body: [] });
  expect((await one.ask('alarms', { headers: { authorization: '' } })).status).toBe(401);
  expect((await one.ask('alarms', { headers: { authorization: 'Bearer audit' } })).status).toBe(
    403,
  );
  const file = path.join(one.team.dataFolder, 'registry/moves/00000004.json');
  writeFileSync(file, 'garbage');
  expect((await one.ask('alarms')).body).toEqual([
    { ru: 'moves/00000004.json — не ход.', en: 'moves/00000004.json is no move.' },
  ]);
  const { status, body } = await one.move({ kind: 'rollback', release: '1.0.0-a' });
  expect([status, body.code]).toEqual([409, 'BROKEN']);
  expect(await one.stable()).toBe('1.0.0-b');
});
