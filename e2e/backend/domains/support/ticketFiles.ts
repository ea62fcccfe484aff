import type { MediaFile } from '@campus/shared/contract/files/records';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { toMediaFile } from '../../platform/files/toMediaFile';
import { mediaFiles } from '../../platform/files/fileTables';
import { ticketAnswers, tickets } from './supportTables';

/** The files of tickets and answers, by the id of the record that each belongs to. */
export async function ticketFiles(db: Database, subjectIds: string[]) {
  const files = new Map<string, MediaFile[]>();
  if (subjectIds.length === 0) return files;
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.subjectId, subjectIds))
    .orderBy(mediaFiles.position, mediaFiles.createdAt, mediaFiles.id);
  for (const row of rows) {
    files.set(row.subjectId, [...(files.get(row.subjectId) ?? []), toMediaFile(row)]);
  }
  return files;
}

/** The id that files were added to, where all of them are of one who brought them. */
async function ownFilesId(tx: Database, id: string, ownerId: string) {
  const files = await tx
    .select({ bucket: mediaFiles.bucket, ownerId: mediaFiles.ownerId })
    .from(mediaFiles)
    .where(eq(mediaFiles.subjectId, id));
  const areOwn = files.every((file) => file.bucket === 'ticket' && file.ownerId === ownerId);
  return files.length > 0 && areOwn ? id : undefined;
}

/**
 * The id that files were added to before their ticket or reply was made, where all of them are the
 * asker’s; any other may be somebody’s.
 * @throws Refusal 409 where it is made already.
 */
export async function idOfFiles(tx: Database, id: string | undefined, humanId: string) {
  if (!id) return undefined;
  const isOwn = and(eq(tickets.id, id), eq(tickets.humanId, humanId));
  if ((await countRows(tx, tickets, isOwn)) > 0) throw new Refusal(409, 'TICKET_SENT');
  const isReply = eq(ticketAnswers.id, id);
  if ((await countRows(tx, ticketAnswers, isReply)) > 0) throw new Refusal(409, 'TICKET_SENT');
  return ownFilesId(tx, id, humanId);
}

/**
 * The same of staff, who write down what somebody else asks.
 * @throws Refusal 409 where that ticket is made already.
 */
export async function idOfStaffFiles(tx: Database, id: string | undefined, userId: string) {
  if (!id) return undefined;
  if ((await countRows(tx, tickets, eq(tickets.id, id))) > 0) throw new Refusal(409, 'TICKET_MADE');
  return ownFilesId(tx, id, userId);
}
