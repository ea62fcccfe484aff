/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { Refused } from '../Refused';
import { refusalsOf } from '../refusalsOf';
import { canary, promote, release } from './release';
import { asked, commandContext } from './commandContext.fixture';
import { Failure } from './Failure';
import { gate } from '../cli/lookingCommands';
import { retire, rollback } from '../cli/commandTable';
import { writeBuild } from '../writeBuild.fixture';

let made: Awaited<ReturnType<typeof commandContext>>;
let folder: string;
beforeEach(async () => {
  made = await commandContext();
  await made.releaseShell();
  folder = made.write('media', 'first');
});
afterEach(() => made.forget());

const go = (more = {}) => release(made.context, asked([folder], more));

test('builds, publishes, checks and gives to everybody, in this order', async () => {
  const { remote, kind, by, why, before, channel } = await go({ why: 'new list' });

  expect({ remote, kind, by, why, before }).toEqual({
    remote: 'media',
    kind: 'release',
    by: 'somebody',
    why: 'new list',
    before: null,
  });
  expect(await made.channel()).toEqual(channel);
  expect(made.said.map((step) => step.split(' ')[0])).toEqual([
    'type-check',
    'build',
    'publish',
    'list',
    'check',
    'mount',
    'activate',
  ]);
});

test('gives it to some visitors first when a percentage is asked for', async () => {
  const { channel: first } = await go();
  made.write('media', 'second');
  const { kind, channel } = await go({ percent: 5, roles: ['STUDENT'] });

  expect(kind).toBe('canary');
  expect(channel.stable).toBe(first.stable);
  expect(channel.canary).toMatchObject({ percent: 5, roles: ['STUDENT'] });
});

test('sources whose types do not fit are not even built', async () => {
  const error = "src/A.tsx(1,7): error TS2322: Type 'string' is not assignable to type 'number'.";
  made.context.types = async () => [error];
  await expect(go()).rejects.toMatchObject({ kind: 'build', reasons: [error] });
  expect(made.said).toEqual(['type-check media']);
});

test('a refused release is not given to anybody', async () => {
  const { channel } = await go();
  made.write('media', 'second');
  made.context.mount = async () => ({
    reasons: ['The route /news throws: x is not a function.'],
    unseen: [],
  });

  await expect(go()).rejects.toMatchObject({
    reasons: ['The route /news throws: x is not a function.'],
  });
  expect(await made.channel()).toEqual(channel);
});

test('what the gate refused can be released when the reason is gone', async () => {
  const { mount } = made.context;
  made.context.mount = async () => ({ reasons: ['No Chromium was found'], unseen: [] });
  await expect(go()).rejects.toThrow(Refused);
  made.context.mount = mount;

  expect((await go()).kind).toBe('release');
});

test('a build that went wrong is made again from the same sources', async () => {
  const { mount, build } = made.context;
  made.context.build = async (folder) =>
    void writeBuild(path.join(folder, 'dist'), { name: 'media', release: '1.0.0-wrong' });
  made.context.mount = async () => ({ reasons: ['The page has two Reacts.'], unseen: [] });
  await expect(go()).rejects.toThrow(Refused);
  Object.assign(made.context, { mount, build });

  expect((await go()).channel.stable).not.toBe('1.0.0-wrong');
});

test('other sources that are built to the same are no other release', async () => {
  const build = async (folder: string) =>
    void writeBuild(path.join(folder, 'dist'), { name: 'media', release: '1.0.0-same' });
  made.context.build = build;
  await go();
  made.write('media', 'a comment');

  await expect(go()).rejects.toMatchObject({ kind: 'unchanged', message: /gets already/ });
});

test('a release without a route that opens now is refused, and what everybody had comes back', async () => {
  made.context.check = refusalsOf;
  const releaseWith = (route: string) => {
    const release = `1.0.0-of-${route.slice(1)}`;
    made.context.build = async (folder) =>
      void writeBuild(path.join(folder, 'dist'), { name: 'media', release, route });
    made.write('media', route);
    return go();
  };
  await made.released('1.0.0-without');
  await releaseWith('/news');
  await expect(releaseWith('/articles')).rejects.toMatchObject({
    reasons: [expect.stringContaining('It lacks the route /news')],
  });
  const back = asked(['media', '1.0.0-without'], { percent: 5 });
  expect((await canary(made.context, back)).channel.canary?.release).toBe('1.0.0-without');
});

test.each([
  ['released another one', () => made.released('1.0.0-other')],
  ['took the remote off', () => retire(made.context, asked(['media']))],
])('nothing is given over what somebody did who %s while the gate looked', async (_who, act) => {
  await go();
  made.write('media', 'second');
  const { mount } = made.context;
  made.context.mount = async (...given) => {
    await act();
    return mount(...given);
  };
  await expect(go()).rejects.toThrow('Somebody moved media while it was looked at');
  // Of the shell, the first one, and what was done meanwhile.
  expect(await made.registry.history()).toHaveLength(3);
});

test('the same sources are not released twice', async () => {
  await go();
  await expect(go()).rejects.toMatchObject({ kind: 'unchanged', message: /gets already/ });
});

test('a damaged release is made whole from the same sources, and visitors keep it', async () => {
  const folder = made.write('media', 'one');
  const { release: id } = await release(made.context, asked([folder]));
  rmSync(path.join(made.dataFolder, 'registry/releases/media', id, 'entry.js'));
  expect(await made.registry.damages('media', id)).toEqual(['entry.js']);

  const mended = await release(made.context, asked([folder]));
  expect(mended).toMatchObject({ release: id, why: 'its damaged files are whole again' });
  expect(made.said).toContain(`mend ${id}`);
  expect(await made.registry.folderOf('media', id)).toBeDefined();
  expect(await made.channel()).toMatchObject({ stable: id });
  await expect(release(made.context, asked([folder]))).rejects.toThrow('gets already');
});

test('a damaged release that somebody takes back while it is mended stays taken back', async () => {
  const { release: before } = await go();
  const { release: id } = await release(made.context, asked([made.write('media', 'second')]));
  rmSync(path.join(made.dataFolder, 'registry/releases/media', id, 'entry.js'));
  const { step } = made.context;
  const other = { ...made.context };
  made.context.step = async (title, work) => {
    if (title === 'say so') await rollback(other, asked(['media']));
    return step(title, work);
  };
  await expect(go()).rejects.toThrow('Somebody moved media');
  expect(await made.channel()).toMatchObject({ stable: before });
});

test('what was taken back does not come again by itself', async () => {
  await go();
  made.write('media', 'second');
  const { channel } = await go();
  await rollback(made.context, asked([folder], { why: 'the list was empty' }));

  await expect(go()).rejects.toMatchObject({
    kind: 'conflict',
    message: `media ${channel.stable} was taken back by somebody: the list was empty.`,
  });
  await canary(made.context, asked(['media', channel.stable], { percent: 5 }));
  expect((await promote(made.context, asked(['media']))).channel.stable).toBe(channel.stable);
});

test('says what the build said when it does not build', async () => {
  made.context.build = () => Promise.reject(new Error('media does not build:\nTS2304'));
  await expect(go()).rejects.toMatchObject({ kind: 'build', message: /TS2304/ });
});

test('a key that may not release this remote publishes nothing', async () => {
  made.registry.keys.trust.change((keys) => keys.map((key) => ({ ...key, remotes: ['shell'] })));

  await expect(go()).rejects.toMatchObject({ kind: 'refused', message: /may not release media/ });
  expect(await made.registry.store.list('releases/media/')).toStrictEqual([]);
});

test('without a shell there is nothing to judge a remote by', async () => {
  const bare = await commandContext();
  const source = bare.write('media', 'first');
  await expect(release(bare.context, asked([source]))).rejects.toThrow('No shell is released yet');
  bare.forget();
});

test('two releases of the same folder at once: the second is told, and changes nothing', async () => {
  const results = await Promise.allSettled([go(), go()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [failed] = results.filter((result) => result.status === 'rejected');
  expect(failed?.reason).toMatchObject({
    kind: 'conflict',
    message: /is being released right now/,
  });
});

test('two remotes released at once both succeed', async () => {
  const other = made.write('support', 'first');
  await Promise.all([go(), release(made.context, asked([other]))]);
  expect(Object.keys((await made.registry.current()).channels).sort()).toEqual([
    'media',
    'shell',
    'support',
  ]);
});

test('the dry run judges what is built, and neither publishes nor moves it', async () => {
  const seen: string[] = [];
  made.context.check = async (registry, { name, release: id }) => {
    const manifest = await registry.manifest(name, id);
    seen.push(`${manifest?.entry} in ${(await registry.folderOf(name, id)) ?? 'no folder'}`);
    return [];
  };
  const { name, release: id } = await gate(made.context, asked([folder]));

  expect(seen).toEqual([`entry.js in ${folder}/dist`]);
  expect(await made.registry.publication(name, id)).toBeUndefined();
  expect(await made.channel()).toBeUndefined();
});

test('names the remote that was probably meant', async () => {
  await expect(release(made.context, asked(['medai']))).rejects.toMatchObject({
    kind: 'usage',
    advice: ['Did you mean media?', expect.any(String)],
  });
  await expect(release(made.context, asked(['/nowhere']))).rejects.toThrow(Failure);
});
