/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { objectStore } from '../../../fixtures/objectStore';
import { assertDefined } from '../database/assertDefined';
import { createFileStore } from './createFileStore';
import type { FileStore } from './FileStore';

let folder = '';
let remote: Awaited<ReturnType<typeof objectStore>>;
const stores = {} as Record<'folder' | 'bucket', FileStore>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-stores-'));
  remote = await objectStore();
  const place = { bucket: 'campus', region: 'ru-1', key: 'the-key', secret: 'the-secret' };
  stores.folder = await createFileStore(folder);
  stores.bucket = await createFileStore(folder, { ...place, endpoint: remote.url });
});
afterAll(async () => {
  await remote.stop();
  await rm(folder, { recursive: true });
});

const content = Buffer.from('байты '.repeat(50_000));

async function source() {
  const path = join(folder, 'source');
  await writeFile(path, content);
  return path;
}

async function namesIn(store: FileStore) {
  const names: string[] = [];
  for await (const portion of store.list()) names.push(...portion.map(({ name }) => name));
  return names.sort();
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  const store = () => stores[kind];

  test('gives back what was put into it', async () => {
    await store().put('aa-1.pdf', await source(), 'application/pdf');
    const { stream, size } = assertDefined(await store().open('aa-1.pdf'));
    expect(size).toBe(content.length);
    expect((await buffer(stream)).equals(content)).toBe(true);
  });

  test('knows everything that is in it', async () => {
    for (const name of ['ab-2.pdf', 'ba-3.pdf', 'ba-4.pdf']) {
      await store().put(name, await source(), 'application/pdf');
    }
    expect(await namesIn(store())).toEqual(['aa-1.pdf', 'ab-2.pdf', 'ba-3.pdf', 'ba-4.pdf']);
  });

  test('forgets what was removed, and does not mind being asked twice', async () => {
    await store().remove('aa-1.pdf');
    await store().remove('aa-1.pdf');
    expect(await store().open('aa-1.pdf')).toBeUndefined();
    expect(await namesIn(store())).toHaveLength(3);
  });
});

test('what somebody else has put into the folder hides nothing of what is kept there', async () => {
  const known = await namesIn(stores.folder);
  await writeFile(join(folder, 'files', '.DS_Store'), '');
  await mkdir(join(folder, 'files', 'lost+found'));
  expect(await namesIn(stores.folder)).toEqual(known);
  expect(known).not.toStrictEqual([]);
});

test('a file that could not be copied leaves no name behind', async () => {
  const missing = join(folder, 'missing');
  await expect(stores.folder.put('cc-1.pdf', missing, 'application/pdf')).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'files', 'cc'))).toStrictEqual([]);
});

test('every request to the bucket is signed, and the secret stays here', () => {
  expect(remote.authorizations.length).toBeGreaterThan(5);
  for (const authorization of remote.authorizations) {
    expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/ru-1\/s3\//);
    expect(authorization).not.toContain('the-secret');
  }
});

test('a bucket is told what kind of file it keeps', () => {
  expect(remote.objects.get('ba-3.pdf')?.type).toBe('application/pdf');
});
