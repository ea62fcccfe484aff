/** @jest-environment node */
import { once } from 'node:events';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { newRegistry } from '../registry/newRegistry.fixture';
import { releaseBucket } from './releaseBucket.fixture';
import { createFolderStore } from './createFolderStore';
import { openStore } from './openStore';
import type { ReleaseStore } from './ReleaseStore';

let folder = '';
let bucket: Awaited<ReturnType<typeof releaseBucket>>;
const stores = {} as Record<'folder' | 'bucket', ReleaseStore>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-release-stores-'));
  bucket = await releaseBucket();
  stores.folder = createFolderStore(path.join(folder, 'store'));
  stores.bucket = await openStore(folder, bucket.env);
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => Buffer.from(text);

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  const text = async (key: string) => (await stores[kind].read(key))?.toString();

  test('keeps what was created, and what comes second is told so', async () => {
    expect(await stores[kind].create('moves/1.json', bytes('first'))).toBe(true);
    expect(await stores[kind].create('moves/1.json', bytes('second'))).toBe(false);
    expect(await text('moves/1.json')).toBe('first');
    expect(await text('moves/2.json')).toBeUndefined();
  });

  test('lets exactly one of many create the same key', async () => {
    const many = await Promise.all(
      Array.from({ length: 8 }, (_, who) => stores[kind].create('moves/9.json', bytes(`${who}`))),
    );
    expect(many.filter(Boolean)).toHaveLength(1);
  });

  test('lists keys below a prefix, also only the later ones', async () => {
    for (const key of ['list/b/2', 'list/a/1', 'list/b/1', 'other/1'])
      await stores[kind].create(key, bytes('x'));
    expect(await stores[kind].list('list/')).toEqual(['list/a/1', 'list/b/1', 'list/b/2']);
    expect(await stores[kind].list('list/b')).toEqual(['list/b/1', 'list/b/2']);
    expect(await stores[kind].list('list/', 'list/b/1')).toEqual(['list/b/2']);
    expect(await stores[kind].list('nothing/')).toStrictEqual([]);
  });

  test('replaces figures and forgets what was removed', async () => {
    await stores[kind].replace('health/1', bytes('old'));
    await stores[kind].replace('health/1', bytes('new'));
    expect(await text('health/1')).toBe('new');
    await stores[kind].remove(['health/1', 'health/2']);
    expect(await text('health/1')).toBeUndefined();
  });

  test('serves a whole registry, and another machine fetches its releases', async () => {
    const store = stores[kind];
    const here = await newRegistry({ store });
    await here.publish('media', `1.0.0-${kind}`);
    await here.activate('media', `1.0.0-${kind}`);
    const { registry } = await newRegistry({ store, dataFolder: here.dataFolder });
    const { stable = '' } = (await registry.current()).channels.media ?? {};
    const found = await registry.folderOf('media', stable);
    const files = (await readdir(found ?? '')).filter((file) => file !== 'signature.json');
    expect(files.sort()).toEqual(['entry.js', 'mfe.json']);
    here.forget();
  });
});

test('what does not fit on the disk leaves nothing in a folder', async () => {
  async function* tooMuch() {
    yield bytes('the beginning');
    throw new Error('ENOSPC: no space left on device');
  }
  const content = tooMuch as unknown as () => Buffer;
  for (const write of ['create', 'replace'] as const)
    await expect(stores.folder[write]('full/1', content())).rejects.toThrow('ENOSPC');
  expect(await readdir(path.join(folder, 'store/full'))).toStrictEqual([]);
});

test('a folder that cannot be read is no empty one', async () => {
  await symlink('loop', path.join(folder, 'loop'));
  await expect(createFolderStore(folder).list('loop/')).rejects.toThrow('ELOOP');
});

test('what a bucket has kept is created, though the answer was lost and it is asked again', async () => {
  bucket.loseAnswer();
  expect(await stores.bucket.create('moves/7.json', bytes('first'))).toBe(true);
  expect(await stores.bucket.create('moves/7.json', bytes('first'))).toBe(false);
});

test('a bucket that takes the question and does not answer is out of reach', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const store = await openStore(folder, { ...bucket.env, RELEASES_S3_ENDPOINT: endpoint });
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate'] });
  const failed = jest.fn();
  const asked = store.read('head.json').catch(failed);
  await once(silent, 'connection');
  for (let step = 0; step < 200 && failed.mock.calls.length === 0; step += 1) {
    await turn();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await asked;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});

test('a bucket without all of its place is refused with the name of what is missing', async () => {
  await expect(openStore(folder, { ...bucket.env, RELEASES_S3_SECRET: undefined })).rejects.toThrow(
    'RELEASES_S3_SECRET must be set',
  );
});

test('a bucket whose region a pipeline has left empty is that of the default', async () => {
  const store = await openStore(folder, { ...bucket.env, RELEASES_S3_REGION: '' });
  expect(await store.list('nothing/')).toStrictEqual([]);
});
