import { extname, parse } from 'node:path';
import type * as contract from '@campus/shared/contract/files';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { mediaFiles } from '../schema/files';
import { contentDisposition } from './contentDisposition';
import { mayRead } from './mayRead';
import { narrowPicture } from './narrowPicture';

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
