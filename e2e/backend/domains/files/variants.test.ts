/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { getFile, putFile } from '@campus/shared/contract/files/calls';
import { pictureWidths } from '@campus/shared/contract/pictureWidths';
import sharp from 'sharp';
import { objectStore } from '../../../fixtures/objectStore';
import { assertDefined } from '../../platform/database/assertDefined';
import { authors } from '../media/mediaTables';
import { fileOf, patience, variantsForFile } from './testing/variantsForFile';
import { startTestBackend, startTimeout } from '../../testing/startTestBackend';
import { createFileStore } from '../../platform/files/createFileStore';
import { createVariants } from '../../platform/files/createVariants';
import { sweepFiles } from './sweepFiles';

const { backend, desk, upload, ask, copiesOf } = variantsForFile();

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is to be had narrower, as WebP',
  async (format) => {
    const file = await upload(format, 1_000);
    const { status, headers, bytes } = await ask(file, 640);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-disposition']).toMatch(/^inline; .*%D0%B7%D0%B0%D0%BB\.webp$/);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 320,
    });
  },
);

test('a picture never becomes wider than it is', async () => {
  const png = await upload('png', 500);
  expect(await sharp((await ask(png, 1_920)).bytes).metadata()).toMatchObject({ width: 500 });
  const webp = await upload('webp', 500);
  expect((await ask(webp, 640)).headers.etag).toBe((await ask(webp)).headers.etag);
  expect(await copiesOf(webp)).toStrictEqual([]);
});

test('a small picture is kept once, however wide it is asked for', async () => {
  const logo = await upload('png', 256);
  for (const width of pictureWidths) {
    const { bytes } = await ask(logo, width);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256 });
  }
  expect(await copiesOf(logo)).toEqual([`${logo.fileName}.320.webp`]);
});

test('each width has a name of its own, and who has it is not sent it again', async () => {
  const file = await upload('jpeg', 2_000);
  const tags = [];
  for (const width of [undefined, ...pictureWidths]) {
    const { headers } = await ask(file, width);
    tags.push(headers.etag);
    expect((await ask(file, width, headers.etag)).status).toBe(304);
  }
  expect(new Set(tags).size).toBe(6);
  expect(await copiesOf(file)).toHaveLength(5);
});

test('no other width is drawn, and none of a document', async () => {
  const file = await upload('jpeg', 800);
  for (const width of ['641', '0', '-320', '320.0', '1e3', '', '320 '])
    expect(await ask(file, width)).toMatchObject({ status: 400, body: { code: 'PICTURE_WIDTH' } });
  expect(await copiesOf(file)).toStrictEqual([]);
  const { body: plan } = await backend.send(putFile, {
    token: desk.tokenOf('content'),
    params: { subjectId: randomUUID() },
    body: { bucket: 'public' },
    file: fileOf('%PDF-1.7\n%%EOF\n', 'plan.pdf'),
  });
  expect((await ask(plan, 320)).status).toBe(400);
});

test('what is private has no copies, and a width opens no door to it', async () => {
  const { body: photo } = await desk.put('student', 'human-photo', desk.ids.student);
  const asked = (token?: string) =>
    backend.send(getFile, {
      token,
      params: { bucket: 'human-photo', fileName: photo.fileName },
      query: { width: 320 },
    });
  expect((await asked()).status).toBe(401);
  expect((await asked(desk.tokenOf('newcomer'))).status).toBe(404);
  expect((await asked(desk.tokenOf('student'))).status).toBe(400);
  expect((await ask({ bucket: 'public', fileName: photo.fileName }, 320)).status).toBe(404);
  expect(await copiesOf(photo)).toStrictEqual([]);
});

test('a copy cannot be asked for by its own name', async () => {
  const file = await upload('jpeg', 800);
  await ask(file, 320);
  const [copy = ''] = await copiesOf(file);
  expect((await ask({ bucket: 'public', fileName: copy })).status).toBe(422);
});

test('many who ask at once, of two processes, get the same whole picture', async () => {
  const file = await upload('jpeg', 1_600);
  const { services } = backend;
  const others = createVariants(services, { patience });
  const read = async (variants: typeof others) => {
    const opened = await variants.open(file.fileName, 960);
    const chunks = [];
    for await (const chunk of opened?.stream ?? []) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, index) => read(index % 2 ? others : services.variants)),
  );
  expect(await sharp(all[0]).metadata()).toMatchObject({ width: 960 });
  for (const one of all) expect(one.equals(all[0] ?? Buffer.alloc(0))).toBe(true);
  expect(await copiesOf(file)).toEqual([`${file.fileName}.960.webp`]);
  expect(await readdir(services.uploads)).toStrictEqual([]);
});

test('copies go with their picture, and stay with it', async () => {
  const { db, services } = backend;
  const [author] = await db.select().from(authors);
  const kept = await upload('jpeg', 800, backend, assertDefined(author).id);
  const gone = await upload('jpeg', 800);
  for (const file of [kept, gone]) await ask(file, 320);
  await desk.remove('content', gone.id);
  expect(await copiesOf(gone)).toStrictEqual([]);
  expect((await ask(gone, 320)).status).toBe(404);
  await services.files.put(`${gone.fileName}.640.webp`, 'package.json', 'image/webp');
  // Not a day has passed since the stray copy was kept.
  await sweepFiles(services);
  expect(await copiesOf(gone)).toHaveLength(1);
  await sweepFiles({ ...services, now: () => Date.now() + 2 * 86_400_000 });
  expect(await copiesOf(gone)).toStrictEqual([]);
  expect(await copiesOf(kept)).toEqual([`${kept.fileName}.320.webp`]);
});

test(
  'copies lie in the bucket where files do',
  async () => {
    const remote = await objectStore();
    const place = { bucket: 'campus', region: 'ru-1', key: 'k', secret: 's', endpoint: remote.url };
    const own = await startTestBackend({ files: await createFileStore('unused', place) });
    own.services.variants = createVariants(own.services, { patience });
    const file = await upload('png', 800, own);
    const { status, bytes } = await own.send(getFile, {
      params: { bucket: file.bucket, fileName: file.fileName },
      query: { width: 320 },
    });
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(remote.objects.get(`${file.fileName}.320.webp`)?.type).toBe('image/webp');
    await own.stop();
    await remote.stop();
  },
  startTimeout,
);
