/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { authors, news } from '../media/mediaTables';
import { fileDeskForFile } from './testing/variantsForFile';
import { sweepFiles } from './sweepFiles';

const { backend, desk } = fileDeskForFile();

const day = 86_400_000;
/** As it is `later` milliseconds from now. */
const sweep = (later: number) => {
  const { services } = backend;
  return sweepFiles({ ...services, now: () => Date.now() + later });
};
const isThere = async ({ fileName }: { fileName: string }) => {
  const opened = await backend.services.files.open(fileName);
  opened?.stream.destroy();
  return Boolean(opened);
};

test('a file whose record nobody made stays for as long as the draft of it, and goes with its bytes', async () => {
  const { body } = await desk.put('student', 'ticket');
  await sweep(29 * day);
  expect(await isThere(body)).toBe(true);
  await sweep(31 * day);
  expect(await isThere(body)).toBe(false);
  expect((await desk.get('student', body)).status).toBe(404);
});

test('a file stays with its record', async () => {
  const [author] = await backend.db.select().from(authors);
  const { body } = await desk.put('content', 'public', assertDefined(author).id);
  const photo = await desk.put('student', 'human-photo', desk.ids.student);
  await sweep(31 * day);
  expect(await Promise.all([body, photo.body].map(isThere))).toEqual([true, true]);
});

test('a picture that a record or a text shows stays, whatever it was uploaded for', async () => {
  const { db } = backend;
  const [author] = await db.select().from(authors);
  const [item] = await db.select().from(news);
  const { body: shown } = await desk.put('content', 'public');
  const { body: told } = await desk.put('content', 'public');
  await db
    .update(authors)
    .set({ photoId: shown.id })
    .where(eq(authors.id, assertDefined(author).id));
  await db
    .update(news)
    .set({ body: { ru: `<p>Фото:</p><img src="${told.url}" alt="">` } })
    .where(eq(news.id, assertDefined(item).id));
  await sweep(31 * day);
  expect(await Promise.all([shown, told].map(isThere))).toEqual([true, true]);
});

test('bytes that no row knows go, and so do uploads of a process that died', async () => {
  const { files, uploads } = backend.services;
  const stray = `${randomUUID()}.jpg`;
  await files.put(stray, resolve('package.json'), 'image/jpeg');
  await mkdir(join(uploads, 'upload-dead'));
  await sweep(0);
  expect(await isThere({ fileName: stray })).toBe(true);
  await sweep(2 * day);
  expect(await isThere({ fileName: stray })).toBe(false);
  expect(await readdir(uploads)).toStrictEqual([]);
});
