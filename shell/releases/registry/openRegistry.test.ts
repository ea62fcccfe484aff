/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Conflict } from './BrokenHistory';
import { createFolderStore } from '../store/createFolderStore';
import { newRegistry } from './newRegistry.fixture';

let one: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  one = await newRegistry();
});
afterEach(() => one.forget());

const again = () => newRegistry({ dataFolder: one.dataFolder });
const fileOf = (key: string) => path.join(one.dataFolder, 'registry', key);
const released = (name: string) => fileOf(`releases/${name}/1.0.0-a/`);

test('a published release is kept whole, and an activated one is what visitors get', async () => {
  await one.publish('media', '1.0.0-a');
  await one.activate('media', '1.0.0-a');
  const { registry } = await again();

  expect((await registry.current()).channels.media).toEqual({
    stable: '1.0.0-a',
    lastKnownGood: null,
    canary: null,
  });
  expect((await registry.manifest('media', '1.0.0-a'))?.entry).toBe('entry.js');
  expect(await registry.folderOf('media', '1.0.0-a')).toBe(path.resolve(released('media')));
});

test('publishing the same release again is a conflict, and the first one stays', async () => {
  await one.publish('media', '1.0.0-a');
  await expect(one.publish('media', '1.0.0-a')).rejects.toBeInstanceOf(Conflict);
  expect(await one.registry.releases('media')).toEqual(['1.0.0-a']);
});

test('what somebody left who died before signing is no release, and gives way to one', async () => {
  await one.publish('media', '1.0.0-a');
  rmSync(path.join(released('media'), 'signature.json'));
  writeFileSync(path.join(released('media'), 'entry.js'), 'half of it');
  const { registry, publish } = await again();
  expect(await registry.releases('media')).toStrictEqual([]);
  expect(await registry.manifest('media', '1.0.0-a')).toBeUndefined();

  await publish('media', '1.0.0-a');
  expect(await registry.folderOf('media', '1.0.0-a')).toBeDefined();
});

test.each(['entry.js', 'mfe.json'])(
  'a release whose %s was changed or is gone is made whole by the same bytes, and by no others',
  async (file) => {
    await one.publish('media', '1.0.0-a');
    const { registry } = one;
    expect(await registry.damages('media', '1.0.0-a')).toStrictEqual([]);
    for (const damage of [(at: string) => writeFileSync(at, ''), (at: string) => rmSync(at)]) {
      damage(path.join(released('media'), file));
      expect(await registry.damages('media', '1.0.0-a')).toEqual([file]);
      expect(await registry.folderOf('media', '1.0.0-a')).toBeUndefined();
      await expect(one.publish('media', '1.0.0-a', { route: '/other' })).rejects.toThrow(
        'was another one then',
      );
      await one.publish('media', '1.0.0-a');
      expect(await registry.damages('media', '1.0.0-a')).toStrictEqual([]);
      expect(await registry.folderOf('media', '1.0.0-a')).toBeDefined();
    }
  },
);

test('a release whose signature was spoilt is published again; one of an unknown key is left', async () => {
  await one.publish('media', '1.0.0-a');
  const file = path.join(released('media'), 'signature.json');
  const foreign = readFileSync(file, 'utf8').replace(one.registry.keys.own(), '0123456789abcdef');
  writeFileSync(file, 'garbage');
  const { registry, publish } = await again();
  expect(await registry.damages('media', '1.0.0-a')).toEqual(['signature.json']);
  await publish('media', '1.0.0-a');
  expect(await registry.damages('media', '1.0.0-a')).toStrictEqual([]);
  writeFileSync(file, foreign);
  await expect((await again()).publish('media', '1.0.0-a')).rejects.toBeInstanceOf(Conflict);
});

test.each(['entry.js', 'mfe.json', 'signature.json'])(
  'a release whose %s was changed is not there for a server that starts',
  async (file) => {
    await one.publish('media', '1.0.0-a');
    const full = path.join(released('media'), file);
    writeFileSync(full, readFileSync(full, 'utf8').replace(/media/, 'medla'));
    const { registry } = await again();
    expect(await registry.folderOf('media', '1.0.0-a')).toBeUndefined();
  },
);

test('of a store that does not answer nothing is said to be missing, and nothing is published over it', async () => {
  await one.publish('media', '1.0.0-a');
  const store = createFolderStore(fileOf(''));
  const { registry, publish } = await newRegistry({ dataFolder: one.dataFolder, store });
  const silent = new Error('the store does not answer');
  const read = jest.spyOn(store, 'read').mockRejectedValue(silent);
  await expect(registry.folderOf('media', '1.0.0-a')).rejects.toBe(silent);
  await expect(registry.damages('media', '1.0.0-a')).rejects.toBe(silent);
  await expect(registry.manifest('media', '1.0.0-a')).rejects.toBe(silent);
  await expect(registry.publication('media', '1.0.0-a')).rejects.toBe(silent);
  await expect(registry.hasPassed({ name: 'media', release: '1.0.0-a' })).rejects.toBe(silent);
  read.mockRestore();

  jest.spyOn(store, 'read').mockRejectedValueOnce(silent);
  await expect(publish('media', '1.0.0-a', { route: '/other' })).rejects.toBe(silent);
  expect(await (await again()).registry.damages('media', '1.0.0-a')).toStrictEqual([]);
});

test('a key that is revoked takes with it what it has signed', async () => {
  await one.publish('media', '1.0.0-a');
  await one.activate('media', '1.0.0-a');
  one.registry.keys.trust.change((keys) =>
    keys.map((key) => ({ ...key, revokedAt: new Date().toISOString() })),
  );
  expect((await one.registry.current()).channels).toEqual({});
  expect(await one.registry.folderOf('media', '1.0.0-a')).toBeUndefined();
});

test('a key signs for the remotes that it was trusted with, and for no other', async () => {
  one.registry.keys.trust.change((keys) => keys.map((key) => ({ ...key, remotes: ['media'] })));
  await one.publish('payments', '1.0.0-a', { isJudged: false });
  expect(await one.registry.manifest('payments', '1.0.0-a')).toBeUndefined();
  await expect(one.activate('payments', '1.0.0-a')).rejects.toThrow('may not move payments');
  await one.activate('media', '1.0.0-a');
  expect(Object.keys((await one.registry.current()).channels)).toEqual(['media']);
});

test('a fresh installation makes its own key, for the eyes of its user only', () => {
  const keys = path.join(one.dataFolder, 'keys');
  expect(one.registry.keys.trust.list()).toMatchObject([{ remotes: null, revokedAt: null }]);
  expect(existsSync(path.join(keys, 'release.pem'))).toBe(true);
  expect(readFileSync(path.join(keys, 'trusted.json'), 'utf8')).not.toContain('PRIVATE');
});
