/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProcesses } from './bundleProcesses';
import { bundlesOf, currentBundle } from './currentBundle.cjs';

const place = mkdtempSync(path.join(tmpdir(), 'campus-bundle-'));
const file = 'greeter/main.ts';

const write = (name: string, text: string) => writeFileSync(path.join(place, name), text);

beforeAll(() => {
  for (const folder of ['shell/dev', 'greeter'])
    mkdirSync(path.join(place, folder), { recursive: true });
  for (const name of ['run.mjs', 'checkNode.mjs', 'currentBundle.cjs'])
    cpSync(path.join(root, 'shell/dev', name), path.join(place, 'shell/dev', name));
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
  write('package.json', '{ "type": "module" }');
  write('greeter/name.txt', 'Anna');
  write('greeter/words.json', '{ "hello": "Hello" }');
  write(
    'greeter/fail.ts',
    `export function fail(): never {\n  throw new Error('failed on purpose');\n}`,
  );
  write(
    file,
    `import { readFileSync } from 'node:fs';
     import path from 'node:path';
     import { hello } from './words.json';
     const name: string = readFileSync(path.join(import.meta.dirname, 'name.txt'), 'utf8');
     console.log([hello, name, ...process.argv.slice(2)].join(' '));
     if (process.argv.includes('fail')) (await import('./fail')).fail();`,
  );
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const said: string[] = [];
const bundle = (files = [file]) =>
  bundleProcesses({ root: place, files, onProgress: (text) => said.push(text) });

function run(...words: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, ['shell/dev/run.mjs', file, ...words], {
    cwd: place,
    encoding: 'utf8',
  });
  return { greeting: stdout.trim(), stderr };
}

test('a process without a bundle runs from its sources', () => {
  expect(currentBundle(place, file)).toBeUndefined();
  expect(run('and', 'Boris').greeting).toBe('Hello Anna and Boris');
});

test('a bundled process finds what lies beside its source, and names the source where it fails', async () => {
  await bundle();
  const made = currentBundle(place, file) ?? '';
  writeFileSync(made, readFileSync(made, 'utf8').replace('Hello', 'Bundled hello'));
  const { greeting, stderr } = run('fail');
  expect(greeting).toBe('Bundled hello Anna fail');
  expect(stderr).toContain(`${path.join(place, 'greeter/fail.ts')}:2`);
});

test('what is bundled already is left as it is', async () => {
  const before = currentBundle(place, file);
  const progress = said.length;
  await bundle();
  expect([currentBundle(place, file), said.length]).toEqual([before, progress]);
});

test('sources that have changed are run themselves until they are bundled anew', async () => {
  write('greeter/words.json', '{ "hello": "Good morning" }');
  expect(run().greeting).toBe('Good morning Anna');
  expect(currentBundle(place, file)).toBeUndefined();
  await bundle();
  expect(currentBundle(place, file)).toContain(bundlesOf(place));
  expect(run().greeting).toBe('Good morning Anna');
});

test('a module that asks for its place in another way is refused by name', async () => {
  write('greeter/other.ts', 'console.log(import.meta.url);');
  await expect(bundle(['greeter/other.ts'])).rejects.toThrow(
    'greeter/other.ts: a bundle knows import.meta.dirname, and no import.meta.url.',
  );
});
