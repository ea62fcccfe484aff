/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReleaseSizes, type SizeOf } from './createReleaseSizes';

const which = { name: 'media', release: '1.0.0-a' };
const files = ['entry.js', 'main.css'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-sizes-'));
  for (const file of files) writeFileSync(path.join(folder, file), 'x'.repeat(100));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks until there is an answer, as the console does whenever somebody looks. */
async function measured(sizeOf: SizeOf) {
  let size = sizeOf(which, files);
  for (; size === null; size = sizeOf(which, files)) await nextTurn();
  return size;
}

test('a file counts as it travels: compressed where it is', async () => {
  writeFileSync(path.join(folder, 'entry.js.br'), 'x'.repeat(10));
  const sizeOf = createReleaseSizes({ folderOf: async () => folder });
  expect(sizeOf(which, files)).toBeNull();
  expect(await measured(sizeOf)).toBe(110);
});

test('a release is measured once, however often it is asked for', async () => {
  const folderOf = jest.fn(async () => folder);
  const sizeOf = createReleaseSizes({ folderOf });
  await measured(sizeOf);
  expect(sizeOf(which, files)).toBe(200);
  expect(folderOf.mock.calls).toEqual([['media', '1.0.0-a']]);
});

test.each([
  ['not as it was signed', async () => undefined],
  [
    'in a bucket that does not answer',
    async () => {
      throw new Error('The bucket does not answer.');
    },
  ],
])('a release that is %s at first is measured when it is whole', async (_, broken) => {
  const folderOf = jest.fn<Promise<string | undefined>, []>(async () => folder);
  folderOf.mockImplementationOnce(broken);
  expect(await measured(createReleaseSizes({ folderOf }))).toBe(200);
});
