/** @jest-environment node */
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newRegistry } from '../../releases/registry/newRegistry.fixture';
import { createFileLook } from './createFileLook';

let made: Awaited<ReturnType<typeof newRegistry>>;
let fileOf: (file: string) => string;

beforeEach(async () => {
  made = await newRegistry();
  await made.publish('media', '1.0.0-a');
  fileOf = (file) => path.join(made.dataFolder, 'registry/releases/media/1.0.0-a', file);
});
afterEach(() => made.forget());

const look = () => createFileLook(made.registry)('media', '1.0.0-a');

test('a release whose files are what was signed is whole', async () => {
  expect(await look()).toBe(false);
});

test.each([
  ['is gone', () => rmSync(fileOf('entry.js'))],
  ['was changed', () => appendFileSync(fileOf('entry.js'), ' ')],
])('a release of which a file %s after it was served is damaged', async (_, harm) => {
  await made.registry.folderOf('media', '1.0.0-a');
  harm();
  expect(await look()).toBe(true);
});

test('a release that is not kept is damaged', async () => {
  expect(await createFileLook(made.registry)('media', '9.9.9-z')).toBe(true);
});

test('while the store does not answer no release is damaged by that', async () => {
  // A process that has not had it in its hands.
  const { registry } = await newRegistry({ dataFolder: made.dataFolder });
  jest.spyOn(registry.store, 'read').mockRejectedValue(new Error('no bucket'));
  expect(await createFileLook(registry)('media', '1.0.0-a')).toBe(false);
});

test('many reports at once lead to one look', async () => {
  const folderOf = jest.spyOn(made.registry, 'folderOf');
  const isDamaged = createFileLook(made.registry);
  await Promise.all(Array.from({ length: 50 }, () => isDamaged('media', '1.0.0-a')));
  expect(folderOf).toHaveBeenCalledTimes(1);
});
