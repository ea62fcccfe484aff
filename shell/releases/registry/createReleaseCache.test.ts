/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReleaseCache } from './createReleaseCache';
import { type Signature, signatureKey } from './Signature';

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

/** Puts a release into the bucket; gives its signature. */
function put(release: string): Signature {
  for (const [file, text] of Object.entries(signed))
    bucket.set(`releases/media/${release}/${file}`, text);
  bucket.set(signatureKey('media', release), 'signed');
  return { ...signature, signature: release, body: { ...signature.body, release } };
}

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'campus-cache-'));
  bucket = new Map();
  put('1.0.0-a');
  read.mockClear();
  isGiven.mockClear();
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const isGiven = jest.fn(async (release: string) => release === '1.0.0-given');
const open = () => createReleaseCache({ read }, cacheFolder, (_, release) => isGiven(release));
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

test('what another process has fetched meanwhile stays where its visitors get it from', async () => {
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  read.mockImplementationOnce(async () => {
    await held;
    return Buffer.from('signed');
  });
  const slower = open().find(signature);
  while (read.mock.calls.length === 0) await nextTurn();
  await open().find(signature);
  const { ino } = statSync(folder());
  goOn();
  expect(await slower).toBe(folder());
  expect(statSync(folder()).ino).toBe(ino);
  expect(inCache()).toEqual(['1.0.0-a']);
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
  const { find, damages } = createReleaseCache(store, cacheFolder, async () => false);
  expect(await find(signature)).toBe(own);

  writeFileSync(path.join(own, 'entry.js'), 'another entry');
  expect(await damages(signature)).toEqual(['entry.js']);
  expect(await find(signature)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('what the bucket no longer has goes when the next release is fetched, unless visitors get it', async () => {
  const { find } = open();
  const pruned = put('1.0.0-pruned');
  const given = put('1.0.0-given');
  for (const one of [signature, pruned, given]) await find(one);
  for (const left of ['1.0.0-left.1.half', '1.0.0-coming.2.half'])
    mkdirSync(path.join(cacheFolder, 'releases/media', left));
  utimesSync(path.join(cacheFolder, 'releases/media/1.0.0-left.1.half'), 0, 0);
  for (const release of ['1.0.0-pruned', '1.0.0-given'])
    for (const key of bucket.keys()) if (key.includes(release)) bucket.delete(key);

  await find(put('1.0.0-b'));
  while (inCache().length > 4) await nextTurn();
  expect(inCache()).toEqual(['1.0.0-a', '1.0.0-b', '1.0.0-coming.2.half', '1.0.0-given']);
  read.mockClear();
  expect(await find(pruned)).toBeUndefined();
  expect(read.mock.calls).toEqual([[signatureKey('media', '1.0.0-pruned')]]);

  put('1.0.0-pruned');
  expect(await find(pruned)).toBe(path.join(cacheFolder, 'releases/media/1.0.0-pruned'));
});

test('while nobody can say what visitors get nothing goes', async () => {
  const { find } = open();
  await find(signature);
  bucket.clear();
  isGiven.mockRejectedValueOnce(new Error('The history is broken.'));
  await find(put('1.0.0-b'));
  while (isGiven.mock.calls.length === 0) await nextTurn();
  await nextTurn();
  expect(inCache()).toEqual(['1.0.0-a', '1.0.0-b']);
});
