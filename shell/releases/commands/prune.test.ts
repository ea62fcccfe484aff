/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { toCanary } from '../deployments/deployments';
import { asked, commandContext } from './commandContext.fixture';
import { review } from '../cli/lookingCommands';
import { prune } from './prune';

const day = 24 * 60 * 60 * 1000;
let made: Awaited<ReturnType<typeof commandContext>>;
const inDays = (days: number) =>
  jest.useFakeTimers({
    now: Date.now() + days * day,
    doNotFake: ['performance', 'nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });

beforeEach(async () => {
  made = await commandContext();
  await made.releaseShell();
  await made.released('1.0.0-a', '1.0.0-b', '1.0.0-c');
});
afterEach(() => {
  jest.useRealTimers();
  made.forget();
});

const pruned = async (options = {}) => {
  const { removed, kept, incomplete } = await prune(made.context, asked(['media'], options));
  return {
    removed: removed.map(({ release }) => release),
    kept: Object.fromEntries(kept.map(({ release, why }) => [release, why])),
    incomplete: incomplete.map(({ release }) => release),
  };
};

test('what visitors got or what was published in the last week stays', async () => {
  await made.publish('media', '1.0.0-d');
  expect(await pruned()).toEqual({
    removed: [],
    kept: {
      '1.0.0-a': 'visitors got it in the last 7 days',
      '1.0.0-b': 'last known good',
      '1.0.0-c': 'stable',
      '1.0.0-d': 'published in the last 7 days',
    },
    incomplete: [],
  });
});

test('later only what visitors get stays, and the way back', async () => {
  await made.publish('media', '1.0.0-d');
  await made.publish('media', '1.0.0-e');
  await made.registry.move({
    ...{ remote: 'media', kind: 'canary', why: 'test' },
    channel: toCanary({ release: '1.0.0-d', percent: 5, roles: [] }),
  });
  inDays(8);

  expect((await pruned({ dryRun: true })).removed).toEqual(['1.0.0-a', '1.0.0-e']);
  expect(await made.registry.releases('media')).toHaveLength(5);
  const { removed, kept } = await pruned();
  expect(removed).toEqual(['1.0.0-a', '1.0.0-e']);
  expect(kept).toEqual({ '1.0.0-b': 'last known good', '1.0.0-c': 'stable', '1.0.0-d': 'canary' });
  expect(await made.registry.store.list('releases/media/1.0.0-a/')).toStrictEqual([]);
});

test('what a link shows stays until the link ends, and then nothing is left of either', async () => {
  await made.publish('media', '1.0.0-d');
  await review(made.context, asked(['media', '1.0.0-d'], { hours: 24 * 14 }));
  await review(made.context, asked(['media', '1.0.0-d'], { hours: 1 }));
  inDays(13);
  const { kept } = await pruned();
  expect(kept['1.0.0-d']).toMatch(/^a link shows it until \d{4}-/);
  inDays(2);
  expect((await pruned()).removed).toContain('1.0.0-d');
  expect(await made.registry.store.list('reviews/')).toStrictEqual([]);
});

test('no link lasts longer than a month, whatever lies there', async () => {
  await made.publish('media', '1.0.0-d');
  const { store } = made.registry;
  for (const until of [Date.now() + 60 * day, 'soon'])
    await store.create(`reviews/media/1.0.0-d/${until}`, Buffer.from('{}'));
  inDays(8);
  expect((await pruned()).removed).toContain('1.0.0-d');
});

test('a release is needed for a week after visitors stopped getting it', async () => {
  inDays(30);
  await made.released('1.0.0-d');
  inDays(36 - 30);
  // Was the way back until six days ago.
  expect((await pruned()).kept['1.0.0-b']).toBe('visitors got it in the last 7 days');
});

test('the signature goes first and the maps before the files, by which a second run finds the rest', async () => {
  const { store } = made.registry;
  await store.create('maps/media/1.0.0-a/entry.js.map', Buffer.from('{}'));
  inDays(8);
  const { remove } = store;
  jest.spyOn(store, 'remove').mockImplementation(async ([first = '', ...more]) => {
    await remove([first]);
    expect(await store.read('releases/media/1.0.0-a/signature.json')).toBeUndefined();
    if (more.length > 0) throw new Error('The bucket does not answer.');
  });
  await expect(pruned()).rejects.toThrow('does not answer');
  jest.restoreAllMocks();
  expect(await store.list('maps/')).toStrictEqual([]);

  expect((await pruned()).incomplete).toEqual(['1.0.0-a']);
  expect((await pruned({ incomplete: true })).removed).toEqual(['1.0.0-a']);
  expect(await store.list('releases/media/1.0.0-a/')).toStrictEqual([]);
});

test('what was being published and is complete by now is no longer left behind', async () => {
  const { store } = made.registry;
  const list = store.list;
  const [signature] = await list('releases/media/1.0.0-c/signature.json');
  jest
    .spyOn(store, 'list')
    .mockImplementation(async (...asked) =>
      (await list(...asked)).filter((key) => key !== signature),
    );
  const { removed, kept } = await pruned({ incomplete: true });
  jest.restoreAllMocks();
  expect(removed).toStrictEqual([]);
  expect(kept).toMatchObject({ '1.0.0-c': 'stable' });
});

test('what is not complete is left alone unless asked for', async () => {
  rmSync(path.join(made.dataFolder, 'registry/releases/media/1.0.0-a/signature.json'));
  expect((await pruned()).incomplete).toEqual(['1.0.0-a']);
  expect((await pruned({ incomplete: true })).removed).toEqual(['1.0.0-a']);
});

test('a release of an unknown key stays, of a revoked one it goes', async () => {
  const { trust } = made.registry.keys;
  const known = trust.list();
  inDays(8);
  trust.change((keys) => keys.map((key) => ({ ...key, revokedAt: new Date().toISOString() })));
  expect((await pruned({ dryRun: true })).removed).toHaveLength(3);

  trust.change(() => known.map((key) => ({ ...key, id: 'another' })));
  await expect(pruned()).rejects.toMatchObject({ kind: 'conflict', message: /Not everything/ });
  expect(await made.registry.store.list('releases/media/1.0.0-a/')).not.toStrictEqual([]);
});
