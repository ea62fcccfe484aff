/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret } from '../../releases/keys/createSecret';
import { createFolderStore } from '../../releases/store/createFolderStore';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import { countsOf } from './countsOf';
import { createFigures } from './createFigures';
import type { Sender } from './createSenders';
import { keepFigures } from './keepFigures';
import { readFigures } from './readFigures';

const secret = createSecret('/nowhere', 'a secret of this test');
const now = Date.parse('2026-11-21T12:34:00Z');
const minute = Math.floor(now / 60_000);
const hash = (at: number) => at.toString(16).padStart(12, '0');
const guest = (at: number): Sender => ({ visitor: `n${hash(at)}`, network: `n${hash(at)}` });
let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-health-'));
  store = createFolderStore(folder);
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A server process from its first visitor to its end. */
async function process(visitors: number[], failed: number[] = []) {
  const figures = createFigures();
  const kept = keepFigures({ store, secret }, figures);
  for (const at of visitors) figures.visit('media', '1', guest(at));
  for (const at of failed) figures.fail('media', '1', guest(at));
  kept.changed();
  await kept.close();
}

const putText = (name: string, text: string, { sign } = secret) =>
  store.replace(`health/${name}.json`, Buffer.from(sign(`health ${text}`)));
const put = (name: string, content: unknown, by = secret) =>
  putText(name, JSON.stringify(content), by);
const sample = (seen: unknown[], share = 1) => ({ share, seen });
const counted = async () => countsOf((await readFigures(store, secret)).get('media')?.get('1'));

test('all processes are put together, also those that have ended, and a visitor of two is one', async () => {
  await process([1, 2, 3], [2]);
  await process([3, 4], [2, 4]);
  expect(await counted()).toEqual({ visitors: 4, failed: 2, people: 0, networks: 2 });
});

test('what this process knows is newer than what it has written', async () => {
  await process([1]);
  const figures = createFigures();
  const kept = keepFigures({ store, secret }, figures);
  figures.visit('media', '1', guest(2));
  kept.changed();
  await kept.close();
  figures.visit('media', '1', guest(3));
  const all = await readFigures(store, secret, { key: kept.key, all: () => figures.all() });
  expect(countsOf(all.get('media')?.get('1')).visitors).toBe(3);
});

test('a sample and a whole count are one sample together', async () => {
  const low = Array.from({ length: 40 }, (_, at) => [`n${hash(at)}`, minute]);
  await put('one', { media: { '1': { visitors: sample(low, 0.5), failures: sample([]) } } });
  const high = Array.from({ length: 40 }, (_, at) => [`n${hash(2 ** 48 - 1 - at)}`, minute]);
  await put('two', { media: { '1': { visitors: sample(high), failures: sample([]) } } });
  expect((await counted()).visitors).toBe(80);
});

test('what was more than a day ago does not count', async () => {
  const rows = [24 * 60, 24 * 60 - 1, 0].map((ago, at) => [`n${hash(at)}`, minute - ago]);
  const failures = rows.map(([visitor, at]) => [visitor, at, visitor]);
  await put('one', { media: { '1': { visitors: sample(rows), failures: sample(failures) } } });
  expect(await counted()).toMatchObject({ visitors: 2, failed: 2 });
});

test('a process that starts takes the files of a day ago away, and those of another form', async () => {
  const old = sample([[`n${hash(1)}`, minute - 2000]]);
  await put('old', { media: { '1': { visitors: old, failures: sample([]) } } });
  await put('other', { media: { '1': { 490_000: [5, 0] } } });
  await process([1]);
  const left = await store.list('health/');
  expect(left).toHaveLength(1);
  expect(left[0]).not.toMatch(/old|other/);
});

test.each([
  ['half a file', '{"media": {"1": {"visi'],
  ['no figures', '{"media": {"1": {"visitors": {"share": 1, "seen": 7}, "failures": 5}}}'],
  ['something else', '[1, null, {"media": 7}]'],
  [
    'no share',
    '{"media": {"1": {"visitors": {"share": 0, "seen": []}, "failures": {"seen": []}}}}',
  ],
])('%s does no harm', async (_, content) => {
  await process([1, 2, 3, 4, 5]);
  await putText('broken', content);
  expect([...((await readFigures(store, secret)).get('media')?.keys() ?? [])]).toEqual(['1']);
  expect((await counted()).visitors).toBe(5);
});

test('visitors with odd names, and times that have not come, do not count', async () => {
  const rows = [
    ['nobody', minute],
    [`n${hash(1)}`, minute + 100],
    [`n${hash(2)}`, '5'],
    [null, minute],
  ];
  const failures = [[`p${hash(3)}`, minute, 'somewhere']];
  await put('odd', { media: { '1': { visitors: sample(rows), failures: sample(failures) } } });
  expect((await readFigures(store, secret)).size).toBe(0);
});

test('what no server has signed does not count: whoever publishes can write there', async () => {
  const people = [1, 2, 3, 4, 5].map((at) => [`p${hash(at)}`, minute, `n${hash(at)}`]);
  const forged = { media: { '1': { visitors: sample([]), failures: sample(people) } } };
  await store.replace('health/plain.json', Buffer.from(JSON.stringify(forged)));
  await put('other', forged, createSecret('/nowhere', 'another secret'));
  expect((await readFigures(store, secret)).size).toBe(0);
  await put('own', forged);
  expect(await counted()).toMatchObject({ failed: 5, people: 5 });
});

test('a name that means something to the language is only a name', async () => {
  const row = `[["n${hash(1)}", ${minute}]]`;
  const kept = `{"visitors": {"share": 1, "seen": ${row}}, "failures": {"share": 1, "seen": []}}`;
  const content = `{"__proto__": {"visitors": ${kept}}}`;
  await putText('odd', content);
  await readFigures(store, secret);
  expect({}).not.toHaveProperty('visitors');
});

test('nothing is written while nothing happens, and five seconds later at most', async () => {
  jest.useFakeTimers({ now });
  const figures = createFigures();
  const kept = keepFigures({ store, secret }, figures);
  await kept.close();
  expect(await store.list('health/')).toStrictEqual([]);
  const replace = jest.spyOn(store, 'replace').mockResolvedValue();
  for (let left = 10; left > 0; left--) {
    figures.visit('media', '1', guest(1));
    kept.changed();
  }
  await jest.advanceTimersByTimeAsync(5_000);
  expect(replace).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
