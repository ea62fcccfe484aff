/** @jest-environment node */
import { mapsFolder } from '@campus/shared/build/mapsFolder';
import { transformSync } from '@swc/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSourceMaps } from '../../releases/commands/keepSourceMaps';
import type { Report } from '../../page/reports/Report';
import { newTestServers } from '../newTestServers.fixture';
import { traceSources } from './traceSources';

let doors: Awaited<ReturnType<typeof newTestServers>>;
const folder = mkdtempSync(path.join(tmpdir(), 'campus-sources-'));
const { map = '' } = transformSync('const told = 1;\n\nthrow new Error(String(told));\n', {
  filename: 'mfe-media/src/news/NewsScreen.tsx',
  sourceFileName: 'mfe-media/src/news/NewsScreen.tsx',
  sourceMaps: true,
  minify: true,
});

beforeAll(async () => {
  doors = await newTestServers();
  await doors.publish('media', '1.0.0-a', { route: '/news/:url' });
  await doors.activate('media', '1.0.0-a');
  mkdirSync(mapsFolder(folder), { recursive: true });
  for (const file of ['entry.js', 'main.js', 'other.js'])
    writeFileSync(path.join(mapsFolder(folder), `${file}.map`), map);
  await keepSourceMaps(doors.registry, { name: 'media', release: '1.0.0-a' }, folder);
  await keepSourceMaps(doors.registry, { name: 'shell', release: '1.0.0-shell' }, folder);
});
afterAll(() => {
  doors.forget();
  for (const each of [folder, mapsFolder(folder)]) rmSync(each, { recursive: true, force: true });
});

const errorWith = (stack: string | undefined): Report => ({
  ...{ kind: 'error', page: '/news', release: '1.0.0-a', phase: 'render', message: 'broke' },
  stack,
});

/** What is reported of an error with this stack. */
function told(stack: string | undefined) {
  return new Promise<Report>((resolve) => {
    const traced = traceSources((told) => {
      resolve(told);
      void traced.close();
    }, doors.registry.store);
    traced.report(errorWith(stack));
  });
}

const source = 'mfe-media/src/news/NewsScreen.tsx:1:1';

test.each([
  ['remote', 'at https://campus.test/remotes/media/1.0.0-a/entry.js:1:1'],
  ['shell', 'at https://campus.test/shell/main.js:1:1'],
])('a failure in a file of the %s says where in the sources it is', async (_, stack) => {
  expect(await told(`${stack}\n  at native`)).toMatchObject({
    stack: `${stack}\n  at native`,
    sources: `at ${source}\n  at native`,
  });
});

test.each([
  ['no stack', undefined],
  ['a release that has no maps', 'at https://campus.test/remotes/media/9.9.9-x/entry.js:1:1'],
  ['code of somebody else', 'at https://elsewhere.test/main.js:1:1'],
])('with %s an error is told as it came', async (_, stack) => {
  expect(await told(stack)).not.toHaveProperty('sources');
});

test('a store that does not answer once is asked again for the maps of the shell', async () => {
  const { store } = doors.registry;
  const list = jest.fn(store.list).mockRejectedValueOnce(new Error('The bucket does not answer.'));
  const { trace, close } = traceSources(() => undefined, { ...store, list });
  const stack = 'at https://campus.test/shell/main.js:1:1';
  await expect(trace(stack)).rejects.toThrow('does not answer');
  expect(await trace(stack)).toBe(`at ${source}`);
  await close();
});

test('what comes while six maps are read in the store is told as it came', async () => {
  const read = jest.fn(() => new Promise<never>(() => undefined));
  const report = jest.fn();
  const traced = traceSources(report, { read, list: async () => [] });
  for (let at = 1; at < 9; at++) traced.report(errorWith(`at /remotes/media/1.0.0-a/${at}.js:1:1`));
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toHaveBeenCalledTimes(6);
  expect(report.mock.calls).toEqual(
    [7, 8].map((at) => [errorWith(`at /remotes/media/1.0.0-a/${at}.js:1:1`)]),
  );
});

test('maps are kept for the files of the release alone, and visitors get none of them', async () => {
  const keys = await doors.registry.store.list('maps/');
  expect(keys).toEqual(['maps/media/1.0.0-a/entry.js.map', 'maps/shell/1.0.0-shell/main.js.map']);
  const app = await doors.open();
  for (const url of [
    '/remotes/media/1.0.0-a/entry.js.map',
    '/shell/main.js.map',
    '/maps/media/1.0.0-a/entry.js.map',
    '/remotes/media/1.0.0-a/..%2f..%2f..%2fmaps%2fmedia%2f1.0.0-a%2fentry.js.map',
    '/remotes/..%2fmaps/media/1.0.0-a/entry.js.map',
  ]) {
    const { statusCode, body } = await app.inject(url);
    expect([url, statusCode >= 400, body.includes('NewsScreen')]).toEqual([url, true, false]);
  }
  await app.close();
});
