/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../../releases/store/createFolderStore';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import { createFigures } from './createFigures';
import { keepFigures } from './keepFigures';
import { readHealth } from './readHealth';

const hours = 3_600_000;
const now = Date.parse('2026-11-21T12:34:00Z');
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

/** A server process from its first visit to its end. */
async function process(...counted: [release: string, visits: number, failed: number][]) {
  const figures = createFigures();
  const kept = keepFigures(store, figures);
  for (const [release, visits, failed] of counted)
    figures.add('media', release, { visits, failed });
  kept.changed();
  await kept.close();
}

const put = (name: string, content: unknown) =>
  store.replace(`health/${name}.json`, Buffer.from(JSON.stringify(content)));

test('all processes are summed, also those that have ended', async () => {
  await process(['1', 30, 0], ['2', 10, 4]);
  await process(['2', 10, 1]);
  const since = '2026-11-21T12:00:00.000Z';
  expect(await readHealth(store)).toEqual({
    media: {
      '1': { visits: 30, failed: 0, rate: 0, since },
      '2': { visits: 20, failed: 5, rate: 0.25, since },
    },
  });
});

test('hours of more than a day ago do not count', async () => {
  const hour = Math.floor(now / hours);
  await put('one', {
    media: { '1': { [hour - 24]: [100, 100], [hour - 23]: [3, 1], [hour]: [1, 0] } },
  });
  expect((await readHealth(store)).media?.['1']).toEqual({
    visits: 4,
    failed: 1,
    rate: 0.25,
    since: '2026-11-20T13:00:00.000Z',
  });
});

test('a process that starts takes the files of a day ago away', async () => {
  await put('old', { media: { '1': { [Math.floor(now / hours) - 30]: [5, 0] } } });
  await process(['1', 1, 0]);
  const left = await store.list('health/');
  expect(left).toHaveLength(1);
  expect(left).not.toContain('health/old.json');
});

test('failures that were told to another process are visits too', async () => {
  await process(['1', 1, 3]);
  expect((await readHealth(store)).media?.['1']).toMatchObject({ visits: 3, failed: 3, rate: 1 });
});

test.each([
  ['half a file', '{"media": {"1": {"4'],
  ['no figures', '{"media": {"1": {"9999999": ["many", -1]}}}'],
  ['something else', '[1, null, {"media": 7}]'],
])('%s does no harm', async (_, content) => {
  await process(['1', 5, 0]);
  await store.replace('health/broken.json', Buffer.from(content));
  const { media } = await readHealth(store);
  expect(Object.keys(media ?? {})).toEqual(['1']);
  expect(media?.['1']?.visits).toBe(5);
});

test('a name that means something to the language is only a name', async () => {
  const hour = Math.floor(now / hours);
  const content = `{"__proto__": {"visits": {"${hour}": [1, 1]}}}`;
  await store.replace('health/odd.json', Buffer.from(content));
  await readHealth(store);
  expect({}).not.toHaveProperty('visits');
});

test('nothing is written while nothing happens, and five seconds later at most', async () => {
  jest.useFakeTimers({ now });
  const figures = createFigures();
  const kept = keepFigures(store, figures);
  await kept.close();
  expect(await store.list('health/')).toEqual([]);
  const replace = jest.spyOn(store, 'replace').mockResolvedValue();
  for (let left = 10; left > 0; left--) {
    figures.add('media', '1', { visits: 1, failed: 0 });
    kept.changed();
  }
  jest.advanceTimersByTime(5_000);
  expect(replace).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
