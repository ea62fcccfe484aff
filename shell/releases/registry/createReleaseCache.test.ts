/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseCache } from './createReleaseCache';
import type { Signature } from './Signature';

const signed = { 'entry.js': 'the entry', 'locales/ru.js': 'the texts' };
const signature: Signature = {
  ...{ key: 'a key', signature: 'a signature' },
  body: {
    ...{ name: 'media', release: '1.0.0-a', at: '2026-11-01T00:00:00Z' },
    files: Object.fromEntries(
      Object.entries(signed).map(([file, text]) => [file, integrityOf(text)]),
    ),
  },
};

let cacheFolder: string;
/** What a bucket has of the release, by key. */
let bucket: Map<string, string>;
const read = jest.fn(async (key: string) => {
  const text = bucket.get(key);
  return text === undefined ? undefined : Buffer.from(text);
});

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'campus-cache-'));
  const files = Object.entries(signed);
  bucket = new Map(files.map(([file, text]) => [`releases/media/1.0.0-a/${file}`, text]));
  read.mockClear();
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const open = () => createReleaseCache({ read }, cacheFolder);
const folder = () => path.join(cacheFolder, 'releases/media/1.0.0-a');
const inCache = () => {
  const releases = path.join(cacheFolder, 'releases/media');
  return existsSync(releases) ? readdirSync(releases) : [];
};

test('a release of a bucket is fetched once, whoever asks for it at the same time', async () => {
  const { find } = open();
  expect(await Promise.all([find(signature), find(signature)])).toEqual([folder(), folder()]);
  expect(await find(signature)).toBe(folder());
  expect(read.mock.calls.flat().toSorted()).toEqual([...bucket.keys()]);
  expect(readFileSync(path.join(folder(), 'locales/ru.js'), 'utf8')).toBe('the texts');
  expect(inCache()).toEqual(['1.0.0-a']);
});

test('what an earlier process has fetched is not fetched again, unless it was changed', async () => {
  await open().find(signature);
  read.mockClear();
  expect(await open().find(signature)).toBe(folder());
  expect(read).not.toHaveBeenCalled();

  writeFileSync(path.join(folder(), 'entry.js'), 'another entry');
  writeFileSync(path.join(folder(), 'left.js'), 'of a release before');
  expect(await open().find(signature)).toBe(folder());
  expect(readFileSync(path.join(folder(), 'entry.js'), 'utf8')).toBe('the entry');
  expect(readdirSync(folder()).toSorted()).toEqual(['entry.js', 'locales']);
});

test.each([
  ['missing', undefined],
  ['another one', 'alert(1)'],
])('a release whose file is %s in the bucket is not given until it is whole', async (_, text) => {
  const key = 'releases/media/1.0.0-a/entry.js';
  if (text === undefined) bucket.delete(key);
  else bucket.set(key, text);
  const { find, damages } = open();
  expect(await find(signature)).toBeUndefined();
  expect(await damages(signature)).toEqual(['entry.js']);

  bucket.set(key, 'the entry');
  expect(await find(signature)).toBe(folder());
  expect(await damages(signature)).toStrictEqual([]);
});

test('a bucket that fails midway leaves nothing behind, and is asked again', async () => {
  const { find } = open();
  read.mockImplementationOnce(async () => Buffer.from('the entry'));
  read.mockRejectedValueOnce(new Error('The bucket does not answer.'));
  await expect(find(signature)).rejects.toThrow('does not answer');
  expect(inCache()).toStrictEqual([]);
  expect(await find(signature)).toBe(folder());
});

test('what was changed on this machine meanwhile is said, and fetched again', async () => {
  const { find, damages } = open();
  await find(signature);
  writeFileSync(path.join(folder(), 'entry.js'), 'another entry');
  rmSync(path.join(folder(), 'locales/ru.js'));
  expect(await damages(signature)).toEqual(['entry.js', 'locales/ru.js']);
  expect(await find(signature)).toBe(folder());
  expect(await damages(signature)).toStrictEqual([]);
});

test('in a folder of its own files lie where they are given from, and nothing is fetched', async () => {
  const store = { read, folder: path.join(cacheFolder, 'store') };
  const own = path.join(store.folder, 'releases/media/1.0.0-a');
  mkdirSync(path.join(own, 'locales'), { recursive: true });
  for (const [file, text] of Object.entries(signed)) writeFileSync(path.join(own, file), text);
  const { find, damages } = createReleaseCache(store, cacheFolder);
  expect(await find(signature)).toBe(own);

  writeFileSync(path.join(own, 'entry.js'), 'another entry');
  expect(await damages(signature)).toEqual(['entry.js']);
  expect(await find(signature)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});
