/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeys } from '../keys/openKeys';
import { createFolderStore } from '../store/createFolderStore';
import { writeBuild } from '../writeBuild.fixture';
import { Conflict } from './BrokenHistory';
import { createReleaseRepository } from './createReleaseRepository';

let folder: string;
let store: ReturnType<typeof createFolderStore>;
let keys: ReturnType<typeof openKeys>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-repository-'));
  store = createFolderStore(path.join(folder, 'registry'));
  keys = openKeys(folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** As a process sees it that starts now. */
const anew = () => createReleaseRepository(store, keys);
const released = (name: string, release: string) =>
  path.join(folder, 'registry/releases', name, release);
const signatureIn = (name: string, release: string) =>
  path.join(released(name, release), 'signature.json');

/** A built folder, with a file below a folder of its own. */
function built(name: string, release: string) {
  const at = writeBuild(path.join(folder, 'built', name, release), { name, release });
  mkdirSync(path.join(at, 'parts'), { recursive: true });
  writeFileSync(path.join(at, 'parts/list.js'), name);
  return at;
}
const publish = (name: string, release: string) => anew().publish(built(name, release));

test('a release has the files of all folders that were built, and no signature that lay among them', async () => {
  const at = built('media', '1.0.0-a');
  writeFileSync(path.join(at, 'signature.json'), 'of another build');
  expect(await anew().publish(at)).toEqual({ name: 'media', release: '1.0.0-a' });
  const { key, files = {} } = (await anew().publication('media', '1.0.0-a')) ?? {};
  expect(key).toBe(keys.own());
  expect(Object.keys(files).sort()).toEqual(['entry.js', 'mfe.json', 'parts/list.js']);
  expect(readFileSync(path.join(released('media', '1.0.0-a'), 'parts/list.js'), 'utf8')).toBe(
    'media',
  );
});

test('a shell is released as what it says of itself', async () => {
  const at = path.join(folder, 'built/shell');
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'shell.json'), '{"release":"1.0.0-s"}');
  expect(await anew().publish(at)).toEqual({ name: 'shell', release: '1.0.0-s' });
  expect(await anew().manifest('shell', '1.0.0-s')).toEqual({ release: '1.0.0-s' });
  expect(await anew().releases('shell')).toEqual(['1.0.0-s']);
});

test.each([
  ['another release', 'media', '1.0.0-b'],
  ['another remote', 'payments', '1.0.0-a'],
])('all files of a release under the name of %s are none', async (_, name, release) => {
  await publish('media', '1.0.0-a');
  cpSync(released('media', '1.0.0-a'), released(name, release), { recursive: true });
  expect(await anew().publication(name, release)).toBeUndefined();
  expect(await anew().releases(name)).toStrictEqual(name === 'media' ? ['1.0.0-a'] : []);
});

test.each([
  ['without a word of a key', '{}'],
  ['whose key is no text', '{"key":5}'],
  ['that is no JSON', 'garbage'],
])('a signature %s is in nobody’s way', async (_, text) => {
  await publish('media', '1.0.0-a');
  writeFileSync(signatureIn('media', '1.0.0-a'), text);
  await publish('media', '1.0.0-a');
  expect(await anew().publication('media', '1.0.0-a')).toBeDefined();
});

test('a signature of a known key that does not fit gives way, and one of an unknown key stays', async () => {
  await publish('media', '1.0.0-a');
  const file = signatureIn('media', '1.0.0-a');
  const sound = readFileSync(file, 'utf8');
  // It is one of several.
  keys.trust.change((all) => [...all, ...all.map((key) => ({ ...key, id: 'f'.repeat(16) }))]);
  writeFileSync(file, sound.replace('entry.js', 'other.js'));
  await publish('media', '1.0.0-a');
  expect(await anew().publication('media', '1.0.0-a')).toBeDefined();

  writeFileSync(file, sound.replace(keys.own(), '0123456789abcdef'));
  await expect(publish('media', '1.0.0-a')).rejects.toThrow(
    'media 1.0.0-a is published already, and never changes.',
  );
});

test('of two who publish one release at once, one is told that it is there', async () => {
  const at = built('media', '1.0.0-a');
  const outcomes = await Promise.allSettled([anew().publish(at), anew().publish(at)]);
  const [refused, ...others] = outcomes.filter(({ status }) => status === 'rejected');
  expect(others).toStrictEqual([]);
  expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
  expect(await anew().publication('media', '1.0.0-a')).toBeDefined();
});

test('what a key has signed that may release nothing is no release', async () => {
  keys.trust.change((all) => all.map((key) => ({ ...key, rights: ['gate'] })));
  await publish('media', '1.0.0-a');
  expect(await anew().publication('media', '1.0.0-a')).toBeUndefined();
});

test('a manifest that was changed or is gone is none', async () => {
  await publish('media', '1.0.0-a');
  const manifest = path.join(released('media', '1.0.0-a'), 'mfe.json');
  expect(await anew().manifest('media', '1.0.0-a')).toMatchObject({ release: '1.0.0-a' });
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('nobody@', 'somebody@'));
  expect(await anew().manifest('media', '1.0.0-a')).toBeUndefined();
  rmSync(manifest);
  expect(await anew().manifest('media', '1.0.0-a')).toBeUndefined();
});

test('a process asks the store once for what never changes', async () => {
  await publish('media', '1.0.0-a');
  const read = jest.spyOn(store, 'read');
  const repository = anew();
  await repository.publication('media', '1.0.0-a');
  await repository.manifest('media', '1.0.0-a');
  expect(read).toHaveBeenCalledTimes(2);
  await repository.publication('media', '1.0.0-a');
  await repository.manifest('media', '1.0.0-a');
  expect(read).toHaveBeenCalledTimes(2);
});

describe('the releases of a remote', () => {
  beforeEach(async () => {
    await publish('payments', '2.0.0-p');
    const at = jest.spyOn(Date.prototype, 'toISOString');
    for (const [day, release] of [
      ['02', '1.0.0-c'],
      ['01', '1.0.0-b'],
      ['03', '1.0.0-a'],
    ] as const) {
      at.mockReturnValueOnce(`2026-01-${day}T00:00:00.000Z`);
      await publish('media', release);
    }
  });

  test('are in the order in which they were published', async () => {
    expect(await anew().releases('media')).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-a']);
  });

  test('are without one whose signature is spoilt, and without one that cannot be read now', async () => {
    writeFileSync(signatureIn('media', '1.0.0-b'), 'garbage');
    expect(await anew().releases('media')).toEqual(['1.0.0-c', '1.0.0-a']);
    const { read } = store;
    jest
      .spyOn(store, 'read')
      .mockImplementation((key) =>
        key.includes('1.0.0-c') ? Promise.reject(new Error('no disk')) : read(key),
      );
    expect(await anew().releases('media')).toEqual(['1.0.0-a']);
  });
});
