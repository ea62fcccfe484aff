/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { canary, promote } from './release';
import { asked, commandContext } from './commandContext.fixture';
import { hold, unhold, rollback } from '../cli/commandTable';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.keepThree();
});
afterEach(() => made.forget());

const refuse = async () => ['It borrows react ^20.0.0.'];
const some = { percent: 5 };

test('a canary is judged whole the first time, grows, and is promoted', async () => {
  await canary(made.context, asked(['media', '1.0.0-c'], some));
  expect(made.said).toEqual(['check media 1.0.0-c', 'mount it in a browser', 'activate']);
  made.said.length = 0;
  await canary(made.context, asked(['media', '1.0.0-c'], { percent: 50 }));
  expect((await made.channel())?.canary?.percent).toBe(50);
  expect(made.said).toEqual(['check media 1.0.0-c', 'activate']);

  const { before, channel } = await promote(made.context, asked(['media']));
  expect(before?.canary?.release).toBe('1.0.0-c');
  expect(channel).toEqual({ stable: '1.0.0-c', lastKnownGood: '1.0.0-b', canary: null });
});

test('of a canary that grows the roles stay, of one whose roles change the share, until they are named', async () => {
  const change = async (options: Parameters<typeof asked>[1]) => {
    await canary(made.context, asked(['media', '1.0.0-c'], options));
    return (await made.channel())?.canary;
  };
  expect(await change({ percent: 5, roles: ['ADMIN'] })).toMatchObject({ roles: ['ADMIN'] });
  expect(await change({ percent: 50 })).toMatchObject({ percent: 50, roles: ['ADMIN'] });
  expect(await change({ roles: ['SUPPORT'] })).toMatchObject({ percent: 50, roles: ['SUPPORT'] });
  expect(await change({ roles: [] })).toMatchObject({ percent: 50, roles: [] });
  await made.publish('media', '1.0.0-d');
  await canary(made.context, asked(['media', '1.0.0-d'], { percent: 5 }));
  expect((await made.channel())?.canary).toMatchObject({ release: '1.0.0-d', roles: [] });
});

test('a canary that is stopped while it is to grow does not begin again', async () => {
  await canary(made.context, asked(['media', '1.0.0-c'], some));
  made.context.check = async () => {
    await rollback(made.context, asked(['media']));
    return [];
  };
  const growing = canary(made.context, asked(['media', '1.0.0-c'], { percent: 50 }));
  await expect(growing).rejects.toThrow('Somebody moved media while it was looked at');
  expect((await made.channel())?.canary).toBeNull();
});

test('a canary that began since promote has looked for one is not promoted unchecked', async () => {
  const { registry } = made;
  jest.spyOn(registry, 'move').mockImplementationOnce(async (change) => {
    await canary(made.context, asked(['media', '1.0.0-c'], some));
    return registry.move(change);
  });
  await expect(promote(made.context, asked(['media']))).rejects.toThrow(
    'Another canary runs since: 1.0.0-c.',
  );
  expect((await made.channel())?.stable).toBe('1.0.0-b');
});

test('a canary that the gate refuses reaches nobody', async () => {
  made.context.check = refuse;
  await expect(canary(made.context, asked(['media', '1.0.0-c'], some))).rejects.toMatchObject({
    reasons: ['It borrows react ^20.0.0.'],
  });
  expect((await made.channel())?.canary).toBeNull();
});

test('a release that is not kept is named, with those that are', async () => {
  await expect(canary(made.context, asked(['media', '1.0.0-x'], some))).rejects.toMatchObject({
    kind: 'usage',
    advice: [expect.stringContaining('1.0.0-'), expect.stringContaining('1.0.0-c, 1.0.0-b')],
  });
});

test('promote without a canary says so', async () => {
  await expect(promote(made.context, asked(['media']))).rejects.toThrow('No canary runs');
});

test('a canary that does not fit any more is not promoted', async () => {
  await canary(made.context, asked(['media', '1.0.0-c'], some));
  made.context.check = refuse;
  await expect(promote(made.context, asked(['media']))).rejects.toThrow('is refused');
  expect((await made.channel())?.stable).toBe('1.0.0-b');
});

test('rollback stops a canary and leaves the stable release alone', async () => {
  await canary(made.context, asked(['media', '1.0.0-c'], some));
  const { kind, channel } = await rollback(made.context, asked(['media']));
  expect(kind).toBe('stopCanary');
  expect(channel).toEqual({ stable: '1.0.0-b', lastKnownGood: '1.0.0-a', canary: null });
});

test('rollback without a canary goes to the last known good release, and asks no gate', async () => {
  made.context.check = refuse;
  const { kind, channel } = await rollback(made.context, asked(['media']));
  expect(kind).toBe('rollback');
  expect(channel).toEqual({ stable: '1.0.0-a', lastKnownGood: null, canary: null });
  await expect(rollback(made.context, asked(['media']))).rejects.toThrow('name the one');
});

test('a shell of before does not come back while a remote needs what it lacks', async () => {
  await made.releaseShell({ release: '2.0.0-s', lends: { 'kit/Map': '1.0.0' } });
  await made.publish('media', '1.0.0-d', { parts: ['kit/Map'] });
  await made.activate('media', '1.0.0-d');
  await expect(rollback(made.context, asked(['shell']))).rejects.toThrow(
    'media 1.0.0-d does not fit the shell. Its Screen needs kit/Map',
  );
  await rollback(made.context, asked(['media']));
  const { channel } = await rollback(made.context, asked(['shell']));
  expect(channel.stable).toBe('1.0.0-s');
});

test('rollback to a release that nobody ever had asks the gate', async () => {
  made.context.mount = async () => ({ reasons: await refuse(), unseen: [] });
  await expect(rollback(made.context, asked(['media', '1.0.0-c']))).rejects.toThrow('is refused');
  made.context.mount = async () => ({ reasons: [], unseen: [] });
  expect((await rollback(made.context, asked(['media', '1.0.0-c']))).channel.stable).toBe(
    '1.0.0-c',
  );
});

test('rollback to a release that lost a file is refused', async () => {
  rmSync(path.join(made.dataFolder, 'registry/releases/media/1.0.0-a/entry.js'));
  await expect(rollback(made.context, asked(['media']))).rejects.toThrow('is refused');
});

test('rollback is told when somebody released another one meanwhile', async () => {
  const { history } = made.registry;
  made.context.registry = {
    ...made.registry,
    async history() {
      const known = await history();
      if (known[0]?.channel.stable === '1.0.0-b') await made.activate('media', '1.0.0-c');
      return known;
    },
  };
  await expect(rollback(made.context, asked(['media']))).rejects.toThrow('was released since');
  expect((await made.channel())?.stable).toBe('1.0.0-c');
});

test('hold is about the canary, else about what everybody gets, and unhold ends it', async () => {
  expect(await hold(made.context, asked(['media']))).toMatchObject({ release: '1.0.0-b' });
  await canary(made.context, asked(['media', '1.0.0-c'], some));
  const both = await hold(made.context, asked(['media'], { why: 'a security fix' }));
  expect(both).toMatchObject({ kind: 'hold', release: '1.0.0-c', why: 'a security fix' });
  expect(both.channel.held).toEqual(['1.0.0-b', '1.0.0-c']);

  const { channel } = await unhold(made.context, asked(['media', '1.0.0-b']));
  expect(channel).toMatchObject({ stable: '1.0.0-b', held: ['1.0.0-c'] });
  await unhold(made.context, asked(['media']));
  expect((await made.channel())?.held).toBeUndefined();
  await expect(unhold(made.context, asked(['media']))).rejects.toThrow('is there to unhold');
  await expect(hold(made.context, asked(['media', '1.0.0-a']))).rejects.toThrow('No visitor gets');
});
