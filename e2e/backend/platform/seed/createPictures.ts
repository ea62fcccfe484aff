import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../database/Database';
import type { FileStore } from '../files/FileStore';
import { mediaFiles } from '../files/fileTables';
import { createRandom } from './createRandom';
import { insertAll } from './insertAll';

/** Where a picture of the demo data lies; `home` is the folder of the backend’s own files. */
export const pictureFile = (home: string, domain: string, name: string) =>
  join(home, 'domains', domain, 'seed/pictures', `${name}.webp`);

type Row = typeof mediaFiles.$inferInsert;

interface Wanted extends Pick<Row, 'bucket' | 'subjectId' | 'ownerId' | 'alt'> {
  /** In whose `seed/pictures` it lies. */
  domain: string;
  name: string;
}

export type Keep = Pick<FileStore, 'put'>;

interface Options {
  files: Keep;
  /** The folder of the backend’s own files. */
  home: string;
}

async function describe(path: string) {
  const bytes = await readFile(path);
  const { width, height } = await sharp(bytes).metadata();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { size: bytes.length, width, height, sha256 };
}

export type Pictures = ReturnType<typeof createPictures>;

/** Keeps pictures of the demo data as those are kept that somebody sends. */
export function createPictures(tx: Database, { files, home }: Options) {
  // Numbers of its own: another picture changes nothing else in the demo.
  const random = createRandom(2_027);
  const mime = 'image/webp';

  async function keep({ domain, name, ...about }: Wanted, id: string) {
    const path = pictureFile(home, domain, name);
    const fileName = `${id}.webp`;
    const [known] = await Promise.all([describe(path), files.put(fileName, path, mime)]);
    return { ...about, ...known, id, fileName, originalName: basename(path), mime };
  }

  return {
    /** Keeps the pictures that some of the records have; the id of each, in the order of the records. */
    async addTo<T>(records: T[], wish: (record: T) => Wanted | undefined) {
      const kept = await Promise.all(
        records.map(async (record) => {
          const wanted = wish(record);
          return wanted && keep(wanted, random.uuid());
        }),
      );
      await insertAll(
        tx,
        mediaFiles,
        kept.filter((row) => row !== undefined),
      );
      return kept.map((row) => row?.id);
    },
  };
}
