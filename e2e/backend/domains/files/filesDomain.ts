import type * as contract from '@campus/shared/contract/files/calls';
import { pictureWidths, type PictureWidth } from '@campus/shared/contract/pictureWidths';
import type { BinaryAnswer } from '@campus/shared/server/sendBinary';
import { eq, sql, and } from 'drizzle-orm';
import { extname, parse } from 'node:path';
import type { Domain } from '../../platform/Domain';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { countRows } from '../../platform/database/countRows';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { mediaFiles } from '../../platform/files/fileTables';
import { illegalMove } from '../../platform/states/transitionTo';
import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';
import { deleteUnlessUsed, forgetFiles } from '../../platform/files/deleteUnlessUsed';
import { limitUploads } from '../../platform/files/limitUploads';
import { prepareFile } from '../../platform/files/prepareFile';
import { setPicture } from '../../platform/files/setPicture';
import { toMediaFile } from '../../platform/files/toMediaFile';
import type { Services } from '../../platform/Services';
import { applications } from '../applications/applicationTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { isInPublication } from '../media/isInPublication';
import { sweepFiles } from './sweepFiles';
import { mayRead } from './mayRead';
import { putFile } from './putFile';
import { ticketOf } from './ticketOf';

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

type Row = typeof mediaFiles.$inferSelect;

const mayBeNarrow = new Set(['public', 'partner-logo']);

/** @throws Refusal 400: any number would let a stranger fill the disk. */
function widthOf({ bucket, mime }: Row, asked: string) {
  const width = pictureWidths.find((one) => String(one) === asked);
  if (width && mayBeNarrow.has(bucket) && mime.startsWith('image/')) return width;
  throw new Refusal(400, 'PICTURE_WIDTH', { params: { widths: pictureWidths.join(', ') } });
}

/** Beyond the first width that is enough for the picture all copies would be the same. */
const enoughFor = (picture: number | null, asked: PictureWidth) =>
  pictureWidths.find((one) => one === asked || one >= (picture ?? Infinity)) ?? asked;

/** The answer with a copy of the picture that is as wide as asked; until it can be had, with the picture. */
function narrowPicture(
  row: Row,
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

const getFile: Handler<typeof contract.getFile> = async (
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

/** What staff have sent by a role is theirs for as long as they have it. */
function mayChange(visitor: Requester, { bucket, ownerId }: Row) {
  if (hasRole(visitor, 'ADMIN')) return true;
  if (bucket === 'public' || bucket === 'partner-logo') return hasRole(visitor, 'CONTENT_MANAGER');
  const isBySupport = bucket === 'ticket' && visitor.kind === 'STAFF';
  return ownerId === visitor.id && (!isBySupport || hasRole(visitor, 'SUPPORT'));
}

/**
 * A file that the visitor may describe or delete: their own, or content.
 * @throws Refusal 404, or 403 where they may only see it.
 */
async function findChangeable(tx: Database, visitor: Requester, id: string): Promise<Row> {
  const [row] = await tx.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for('update');
  if (row && mayChange(visitor, row)) return row;
  const isSeen = row && (await mayRead(tx, visitor, row));
  throw isSeen ? new Refusal(403, 'FORBIDDEN') : new Refusal(404, 'NOT_FOUND');
}

/** The participant whose file or ticket it is, for the log about one human, whoever changes it. */
async function humanOf(tx: Database, { id, bucket, subjectId }: Row) {
  const [owner] = await tx
    .select({ id: humans.id })
    .from(mediaFiles)
    .innerJoin(humans, eq(humans.id, mediaFiles.ownerId))
    .where(eq(mediaFiles.id, id));
  const ticket = !owner && bucket === 'ticket' ? await ticketOf(tx, subjectId) : undefined;
  return owner?.id ?? ticket?.humanId;
}

/** What somebody has begun to work with stays as it was sent. @throws Refusal 409 */
async function assertNotTaken(tx: Database, { bucket, subjectId }: Row) {
  if (bucket === 'documents') {
    const [found] = await tx
      .select({ status: applications.status })
      .from(applications)
      .where(eq(applications.id, subjectId))
      .for('share');
    if (found && found.status !== 'NEW') throw illegalMove('application', found.status);
  }
  const ticket = bucket === 'ticket' ? await ticketOf(tx, subjectId) : undefined;
  if (ticket && ticket.status !== 'NEW') throw illegalMove('ticket', ticket.status);
}

/** A text and a link preview name a picture without the database knowing. @throws Refusal 409 */
async function assertNotInPublication(tx: Database, { id, bucket }: Row) {
  if (bucket !== 'public') return;
  const isShown = and(eq(mediaFiles.id, id), isInPublication());
  if ((await countRows(tx, mediaFiles, isShown)) > 0) throw new Refusal(409, 'FILE_IN_USE');
}

/** People take their own photo away by deleting it; a card that shows it keeps it. */
async function takeOff(tx: Database, { id }: Row, visitor: Requester) {
  const table = visitor.kind === 'HUMAN' ? humans : users;
  await tx
    .update(table)
    .set({ photoId: null })
    .where(and(eq(table.id, visitor.id), eq(table.photoId, id)));
}

const deleteFile: Handler<typeof contract.deleteFile> = async ({ params: { fileId } }, context) => {
  const { db, files, visitor } = context;
  const fileName = await db.transaction(async (tx) => {
    const row = await findChangeable(tx, visitor, fileId);
    if (!hasRole(visitor, 'ADMIN')) await assertNotTaken(tx, row);
    await assertNotInPublication(tx, row);
    const humanId = await humanOf(tx, row);
    await takeOff(tx, row, visitor);
    const gone = await deleteUnlessUsed(tx, fileId);
    if (!gone) throw new Refusal(409, 'FILE_IN_USE');
    await recordLog(tx, context, {
      action: 'file.delete',
      entity: { type: 'mediaFile', id: fileId },
      humanId,
      diff: { name: { from: row.originalName } },
    });
    return gone;
  });
  await forgetFiles(files, [fileName]);
  return { id: fileId };
};

const updateFile: Handler<typeof contract.updateFile> = async (
  { params: { fileId }, body },
  context,
) =>
  context.db.transaction(async (tx) => {
    const before = await findChangeable(tx, context.visitor, fileId);
    const [saved] = await tx
      .update(mediaFiles)
      .set({ ...body, version: sql`${mediaFiles.version} + 1` })
      .where(eq(mediaFiles.id, fileId))
      .returning();
    const after = assertDefined(saved);
    await recordLog(tx, context, {
      action: 'file.update',
      entity: { type: 'mediaFile', id: fileId },
      humanId: await humanOf(tx, after),
      diff: diffOf(before, after),
    });
    return toMediaFile(after);
  });

const setCurrentUserPhoto: Handler<typeof contract.setCurrentUserPhoto> = async (
  { file },
  context,
) => {
  await limitUploads(context);
  const prepared = await prepareFile(file, 'user-photo', context);
  const { id } = context.visitor;
  const row = await setPicture(context, prepared, {
    table: users,
    column: users.photoId,
    field: 'photoId',
    type: 'user',
    id,
  });
  return toMediaFile(row);
};

const fileHandlers: Handlers<typeof contract> = {
  deleteFile,
  getFile,
  putFile,
  setCurrentUserPhoto,
  updateFile,
};

export const filesDomain = {
  handlers: fileHandlers,
  jobs: { 'files.sweep': { prepare: (_, services) => sweepFiles(services), every: 86_400 } },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'files.sweep': object;
  }
}
