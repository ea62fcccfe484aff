import type * as contract from '@campus/shared/contract/files/calls';
import { pictureWidths, type PictureWidth } from '@campus/shared/contract/pictureWidths';
import type { BinaryAnswer } from '@campus/shared/server/sendBinary';
import { and, eq } from 'drizzle-orm';
import { extname, parse } from 'node:path';
import type { Services } from '../../platform/Services';
import type { Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { mediaFiles } from '../../platform/files/fileTables';
import { mayRead } from './mayRead';

/** What RFC 5987 does not take as it is, beyond what encodeURIComponent escapes. */
const escaped = /['()*]/g;
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    escaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A header that names the file in any alphabet; old readers get the Latin part of the name. */
function contentDisposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\w. -]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

type NarrowPictureRow = typeof mediaFiles.$inferSelect;

const mayBeNarrow = new Set(['public', 'partner-logo']);

/** @throws Refusal 400: any number would let a stranger fill the disk. */
function widthOf({ bucket, mime }: NarrowPictureRow, asked: string) {
  const width = pictureWidths.find((one) => String(one) === asked);
  if (width && mayBeNarrow.has(bucket) && mime.startsWith('image/')) return width;
  throw new Refusal(400, 'PICTURE_WIDTH', { params: { widths: pictureWidths.join(', ') } });
}

/** Beyond the first width that is enough for the picture all copies would be the same. */
const enoughFor = (picture: number | null, asked: PictureWidth) =>
  pictureWidths.find((one) => one === asked || one >= (picture ?? Infinity)) ?? asked;

/** The answer with a copy of the picture that is as wide as asked; until it can be had, with the picture. */
function narrowPicture(
  row: NarrowPictureRow,
  whole: BinaryAnswer,
  asked: string,
  { variants }: Pick<Services, 'variants'>,
): BinaryAnswer {
  const width = enoughFor(row.width, widthOf(row, asked));
  if (row.mime === 'image/webp' && width >= (row.width ?? Infinity)) return whole;
  const name = `${parse(row.originalName).name}.webp`;
  return {
    headers: {
      ...whole.headers,
      'content-type': 'image/webp',
      'content-disposition': contentDisposition('inline', name),
    },
    etag: `${row.sha256}-${width}`,
    open: () => variants.open(row.fileName, width),
    instead: { ...whole, headers: { ...whole.headers, 'cache-control': 'public, max-age=60' } },
  };
}

type Row = typeof mediaFiles.$inferSelect;

const openBuckets = new Set(['public', 'partner-logo']);

/** The sender's name for it, with the extension of what it really is. */
const nameOf = ({ originalName, fileName }: Row) =>
  `${parse(originalName).name}${extname(fileName)}`;

const headersOf = (row: Row) => ({
  'content-type': row.mime,
  'content-disposition': contentDisposition(
    row.mime.startsWith('image/') ? 'inline' : 'attachment',
    nameOf(row),
  ),
  // Opened as a page of its own, a file can neither run anything nor read our cookies.
  'content-security-policy': "sandbox; default-src 'none'",
  // A name is never given to other bytes; what is private stays on no disk of a shared computer.
  'cache-control': openBuckets.has(row.bucket)
    ? 'public, max-age=31536000, immutable'
    : 'private, no-store',
});

export const getFile: Handler<typeof contract.getFile> = async (
  { params: { bucket, fileName }, query: { width } },
  { db, files, variants, visitor },
) => {
  if (!visitor && !openBuckets.has(bucket)) throw new Refusal(401, 'TOKEN');
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.fileName, fileName), eq(mediaFiles.bucket, bucket)));
  if (!row || !(await mayRead(db, visitor, row))) throw new Refusal(404, 'NOT_FOUND');
  const open = () => files.open(fileName);
  const whole = { headers: headersOf(row), etag: row.sha256, open };
  return width === undefined ? whole : narrowPicture(row, whole, width, { variants });
};
