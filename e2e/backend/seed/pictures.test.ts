/** @jest-environment node */
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { events, news } from '../domains/media/mediaTables';
import { partners } from '../domains/partners/partnerTables';
import { mediaFiles } from '../platform/files/fileTables';
import { prepareFile } from '../platform/files/prepareFile';
import { backendForFile } from '../testing/backendForFile';
import { covers } from '../domains/media/seed/drawing/covers';
import { logos } from '../domains/partners/seed/drawing/logos';
import { portrayed } from '../domains/accounts/seed/drawing/looks';
import { preview, previewSize } from './preview';
import { pictureFile } from '../platform/seed/createPictures';

const backend = backendForFile();
const home = resolve('e2e/backend');
const domains = { media: Object.keys(covers), partners: Object.keys(logos), accounts: portrayed };

const files = () => backend.db.select().from(mediaFiles);
const domainOf = { public: 'media', 'partner-logo': 'partners' } as Record<string, string>;
const pathOf = ({ bucket, originalName }: { bucket: string; originalName: string }) =>
  pictureFile(home, domainOf[bucket] ?? 'accounts', basename(originalName, '.webp'));

test.each(Object.entries(domains))(
  'each picture of %s is drawn by the script',
  async (domain, names) => {
    const found = await readdir(join(home, 'domains', domain, 'seed/pictures'));
    expect(found.sort()).toEqual(names.map((name) => `${name}.webp`).sort());
  },
);

test('every picture is one that its bucket takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-pictures-'));
  for (const file of await files()) {
    const path = join(folder, file.fileName);
    await copyFile(pathOf(file), path);
    const { size, sha256 } = file;
    const sent = { path, name: file.originalName, size, sha256 };
    const { width, height } = await prepareFile(sent, file.bucket, backend.services);
    expect({ width, height }).toEqual({ width: file.width, height: file.height });
  }
  await rm(folder, { recursive: true });
});

/** How far the pixels of two pictures of one size are from each other, of 255. */
const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('no two pictures are alike, neither in their bytes nor to the eye', async () => {
  const rows = await files();
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
  const small = await Promise.all(
    rows.map(async (row) =>
      sharp(await readFile(pathOf(row)))
        .resize(16, 16, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  for (const [index, one] of small.entries())
    for (const other of small.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(8);
});

test('the picture for previews is the one that the script draws', async () => {
  const pixelsOf = (picture: Parameters<typeof sharp>[0]) =>
    sharp(picture).resize(120, 63).removeAlpha().raw().toBuffer();
  const kept = resolve('shell/public/og-image.png');
  expect(await sharp(kept).metadata()).toMatchObject(previewSize);
  const [drawn, old] = await Promise.all([pixelsOf(Buffer.from(preview())), pixelsOf(kept)]);
  expect(distance(drawn, old)).toBeLessThan(3);
});

test('covers are described in both languages, and some records go without', async () => {
  const rows = (await files()).filter(({ bucket }) => bucket === 'public');
  expect(rows.length).toBeGreaterThanOrEqual(12);
  for (const { alt } of rows)
    expect([alt?.ru, alt?.en]).toEqual([expect.any(String), expect.any(String)]);
  for (const table of [news, events, partners]) {
    const column = 'coverId' in table ? table.coverId : table.logoId;
    const pictures = await backend.db.select({ id: column }).from(table);
    const shown = pictures.filter(({ id }) => id);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length).toBeLessThan(pictures.length);
  }
});
