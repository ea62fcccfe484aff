import type * as contract from '@campus/shared/contract/files/calls';
import { eq, sql, and } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { applications } from '../applications/applicationTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { illegalMove } from '../../platform/states/transitionTo';
import { hasRole } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';
import { humanOf } from '../../platform/files/addFileRow';
import { deleteUnlessUsed } from '../../platform/files/deleteUnlessUsed';
import { forgetFiles } from '../../platform/files/forgetFiles';
import { getFile } from './getFile';
import { limitUploads } from '../../platform/files/limitUploads';
import { mayRead } from './mayRead';
import { prepareFile } from '../../platform/files/prepareFile';
import { putFile } from './putFile';
import { setPicture } from '../../platform/files/setPicture';
import { ticketOf } from './ticketOf';
import { toMediaFile } from '../../platform/files/toMediaFile';

type FindChangeableRow = typeof mediaFiles.$inferSelect;

function mayChange(visitor: Requester, { bucket, ownerId }: FindChangeableRow) {
  const isContent = bucket === 'public' || bucket === 'partner-logo';
  return (
    ownerId === visitor.id ||
    hasRole(visitor, 'ADMIN') ||
    (isContent && hasRole(visitor, 'CONTENT_MANAGER'))
  );
}

/**
 * A file that the visitor may describe or delete: their own, or content.
 * @throws Refusal 404, or 403 where they may only see it.
 */
async function findChangeable(
  tx: Database,
  visitor: Requester,
  id: string,
): Promise<FindChangeableRow> {
  const [row] = await tx.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for('update');
  if (row && mayChange(visitor, row)) return row;
  const isSeen = row && (await mayRead(tx, visitor, row));
  throw isSeen ? new Refusal(403, 'FORBIDDEN') : new Refusal(404, 'NOT_FOUND');
}

type Row = typeof mediaFiles.$inferSelect;

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
    await takeOff(tx, row, visitor);
    const gone = await deleteUnlessUsed(tx, fileId);
    if (!gone) throw new Refusal(409, 'FILE_IN_USE');
    await recordLog(tx, context, {
      action: 'file.delete',
      entity: { type: 'mediaFile', id: fileId },
      humanId: humanOf(visitor),
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
      humanId: humanOf(context.visitor),
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

export const fileHandlers: Handlers<typeof contract> = {
  deleteFile,
  getFile,
  putFile,
  setCurrentUserPhoto,
  updateFile,
};
