/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStylesheets } from './readStylesheets';

const sheets = { 'a.css': '.a{color:red}', 'b.css': '.b::after{content:"</style><script>"}' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-sheets-'));
  for (const [file, text] of Object.entries(sheets)) await writeFile(path.join(folder, file), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const files = Object.fromEntries(
  Object.entries(sheets).map(([file, text]) => [file, integrityOf(text)]),
);
const signed = () => ({ folder, files });

test('the sheets of a screen are read in their order, its scripts are not', async () => {
  const addresses = ['/shell/b.css', '/remotes/media/1/x.js', '/remotes/media/1/a.css'];
  const sources = { '/shell/': signed(), '/remotes/media/1/': signed() };
  const text = await readStylesheets(addresses, sources);
  expect(text.indexOf('.b')).toBeLessThan(text.indexOf('.a'));
});

test('no sheet ends the element that it stands in', async () => {
  const text = await readStylesheets(['/shell/b.css'], { '/shell/': signed() });
  expect(text).not.toContain('</');
});

test('a file of nobody is left out', async () => {
  await expect(readStylesheets(['/elsewhere/a.css'], { '/shell/': signed() })).resolves.toBe('');
});

test('a file that was changed after it was signed is in no page', async () => {
  const changed = { folder, files: { ...files, 'a.css': integrityOf('.a{}') } };
  await expect(readStylesheets(['/shell/a.css'], { '/shell/': changed })).rejects.toThrow(
    'a.css is not what was signed',
  );
});
