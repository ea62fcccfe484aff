/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onChange } from './onChange';

let folder: string;
const stops: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-watched-'));
  for (const name of ['server', 'node_modules', 'dist']) mkdirSync(path.join(folder, name));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  rmSync(folder, { recursive: true });
});

const write = (...files: string[]) => {
  for (const file of files) writeFileSync(path.join(folder, file), '1');
};

/** Counts how often what is written starts something again; `next` settles when it does. */
function watchFolder(counts?: (file: string) => boolean) {
  const seen = { times: 0, next: () => new Promise<void>((resolve) => (tell = resolve)) };
  let tell = () => {};
  const act = () => {
    seen.times += 1;
    tell();
  };
  stops.push(onChange([folder], act, counts));
  return seen;
}

test('what an editor writes in several steps, and several files, start a service again once', async () => {
  const service = watchFolder();
  const first = service.next();
  write('server/followRequests.ts', 'server/followRequests.ts', 'server/log.ts');
  await first;
  expect(service.times).toBe(1);
  const second = service.next();
  write('server/log.ts');
  await second;
  expect(service.times).toBe(2);
});

test('packages, builds and files that do not count start nothing', async () => {
  const service = watchFolder();
  const routes = watchFolder((file) => file.endsWith('shellRoutes.ts'));
  // Told of the same writes, and after the others.
  const all = watchFolder(() => true);
  const first = all.next();
  write('node_modules/a.js', 'dist/a.js');
  await first;
  expect(service.times).toBe(0);
  const second = all.next();
  write('server/log.ts');
  await second;
  expect([service.times, routes.times]).toEqual([1, 0]);
  const third = all.next();
  write('server/shellRoutes.ts');
  await third;
  expect(routes.times).toBe(1);
});
