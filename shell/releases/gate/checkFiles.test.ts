/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkFiles } from './checkFiles';

const code = 'globalThis.campus = 1;';
const entry = { 'entry.js': Buffer.from(code) };
const integrity = { 'entry.js': integrityOf(code) };
const remedy = 'build again, and let nothing change the folder afterwards.';

const check = (files: Record<string, Buffer | string>, besides?: string[]) =>
  checkFiles(
    new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)])),
    { integrity, besides },
  );

test('lets pass what the manifest names, twins of it, and what is no code', () => {
  const twins = { 'entry.js.br': brotliCompressSync(code), 'entry.js.gz': gzipSync(code) };
  expect(check({ ...entry, ...twins, 'a.png': '', 'mfe.json': '', 'a.js.txt': '' })).toStrictEqual(
    [],
  );
});

test('what is not there, or is another one, is said', () => {
  expect(check({})).toEqual([`entry.js is named by the manifest and is not there: ${remedy}`]);
  expect(check({ 'entry.js': `${code};` })).toEqual([`entry.js differs from its hash: ${remedy}`]);
});

test.each(['a.js', 'a.css'])('%s that the manifest does not name is refused', (file) => {
  expect(check({ ...entry, [file]: '' })).toEqual([
    `${file} is not named by the manifest: remove it, or ${remedy}`,
  ]);
  expect(check({ ...entry, [file]: '' }, [file])).toStrictEqual([]);
});

test('of a published release only what was signed is in its folder', () => {
  const signature = JSON.stringify({ body: { files: { 'entry.js': '', 'a.png': '' } } });
  const files = { ...entry, 'a.png': '', 'signature.json': signature };
  expect(check(files)).toStrictEqual([]);
  expect(check({ ...files, 'b.png': '' })).toEqual([
    'b.png is not what was signed: remove it, or release anew.',
  ]);
});

const longer = Buffer.from(`${code}alert(1)`);
test.each([
  ['entry.js.br', 'another file', brotliCompressSync('alert(1)')],
  ['entry.js.gz', 'another file', gzipSync('alert(1)')],
  ['entry.js.br', 'more than its file', brotliCompressSync(longer)],
  ['entry.js.gz', 'more than its file', gzipSync(longer)],
  ['entry.js.gz', 'nothing that can be unpacked', Buffer.from('alert(1)')],
])('a twin %s that holds %s is refused', (file, _, content) => {
  expect(check({ ...entry, [file]: content })).toEqual([
    `${file} does not unpack to entry.js: ${remedy}`,
  ]);
});

test('a twin of nothing is refused', () => {
  expect(check({ ...entry, 'a.png.br': brotliCompressSync('') })).toEqual([
    `a.png.br is the twin of a file that is not there: ${remedy}`,
  ]);
});
