import type * as contract from '@campus/shared/contract/files';
import { and, eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { applications } from '../schema/applications';
import type { mediaFiles } from '../schema/files';
import { humans } from '../schema/people';
import { users } from '../schema/staff';
import { illegalMove } from '../states/illegalMove';
import type { Visitor } from '../Visitor';
import { humanOf } from './addFileRow';
import { deleteUnlessUsed } from './deleteUnlessUsed';
import { findChangeable } from './findChangeable';
import { forgetFiles } from './forgetFiles';
import { hasRole } from '../users/hasRole';
import { ticketOf } from './ticketOf';

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
async function takeOff(tx: Database, { id }: Row, visitor: Visitor) {
  const table = visitor.kind === 'HUMAN' ? humans : users;
  await tx
    .update(table)
    .set({ photoId: null })
    .where(and(eq(table.id, visitor.id), eq(table.photoId, id)));
}

export const deleteFile: Handler<typeof contract.deleteFile> = async (
  { params: { fileId } },
  context,
) => {
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
