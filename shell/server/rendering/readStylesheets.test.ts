/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStylesheets } from './readStylesheets';

const sheets = {
  'main.css': '.page{margin:0}',
  'a.css': '.a{color:red}',
  'b.css': '.b::after{content:"</style><script>"}',
  'calendar.css': '@layer components{.month .day:hover{width:.5rem}}',
  'calendarAgain.css': '.day{width:1rem}',
};

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

/** What a page with these classes has besides the sheet of every page. */
async function read(html: string, preload: string[], shell = signed()) {
  const [first, ...others] = await readStylesheets(
    { html, preload, common: ['/shell/main.css'] },
    {
      '/shell/': shell,
      '/remotes/media/1/': { ...signed(), files: { 'a.css': files['a.css'] ?? '' } },
    },
  );
  expect(first).toEqual({ address: '/shell/main.css', text: sheets['main.css'] });
  return others;
}

test('the sheets of a screen are read in their order, its scripts are not', async () => {
  const found = await read('', ['/shell/b.css', '/remotes/media/1/x.js', '/remotes/media/1/a.css']);
  expect(found.map(({ address }) => address)).toEqual(['/shell/b.css', '/remotes/media/1/a.css']);
});

test('every part that stands in the page brings its sheet, though nobody has listed it', async () => {
  const found = await read('<p class="page"><b class="a">1</b><i class="other day">2</i></p>', [
    '/remotes/media/1/a.css',
  ]);
  expect(found).toEqual([
    { address: '/remotes/media/1/a.css', text: sheets['a.css'] },
    { address: '/shell/calendar.css', text: sheets['calendar.css'] },
  ]);
});

test('what stands in no part of the page brings nothing', async () => {
  await expect(read('<p class="page">say class=&quot;day&quot;</p>', [])).resolves.toStrictEqual(
    [],
  );
});

test('no sheet ends the element that it stands in', async () => {
  const [sheet] = await read('', ['/shell/b.css']);
  expect(sheet?.text).toContain('<\\/style>');
  expect(sheet?.text).not.toContain('</');
});

test('a file of nobody is left out', async () => {
  await expect(read('', ['/elsewhere/a.css'])).resolves.toStrictEqual([]);
});

test('a file that was changed after it was signed is in no page', async () => {
  const changed = { folder, files: { ...files, 'b.css': integrityOf('.b{}') } };
  await expect(read('', ['/shell/b.css'], changed)).rejects.toThrow('b.css is not what was signed');
});
