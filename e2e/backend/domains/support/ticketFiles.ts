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
    .where(and(eq(mediaFiles.bucket, 'ticket'), inArray(mediaFiles.subjectId, subjectIds)))
    .orderBy(mediaFiles.position, mediaFiles.createdAt, mediaFiles.id);
  for (const row of rows) {
    files.set(row.subjectId, [...(files.get(row.subjectId) ?? []), toMediaFile(row)]);
  }
  return files;
}

/** The id, unless files were added to it that are not all of who brings it: it is somebody’s. */
async function ownId(tx: Database, id: string, ownerId?: string) {
  const files = await tx
    .select({ bucket: mediaFiles.bucket, ownerId: mediaFiles.ownerId })
    .from(mediaFiles)
    .where(eq(mediaFiles.subjectId, id));
  const areOwn = files.every((file) => file.bucket === 'ticket' && file.ownerId === ownerId);
  return areOwn ? id : undefined;
}

interface Sent extends Pick<typeof tickets.$inferSelect, 'category' | 'subject' | 'text'> {
  id?: string;
  humanId?: string;
  guestEmail?: string;
}

/** The ticket that the same words of the same owner have made. */
async function ticketSent(db: Database, { id, humanId, guestEmail, ...words }: Sent) {
  if (!id) return undefined;
  const isTheirs = humanId
    ? eq(tickets.humanId, humanId)
    : eq(tickets.guestEmail, guestEmail ?? '');
  const areSame = (['category', 'subject', 'text'] as const).map((name) =>
    eq(tickets[name], words[name]),
  );
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isTheirs, ...areSame));
  return ticket;
}

interface Making<Answer> {
  make: () => Promise<Answer>;
  /** Tells of a ticket that is made. */
  tell: (ticket: typeof tickets.$inferSelect) => Answer | Promise<Answer>;
}

/** Words that come again, for their answer was lost, make no second ticket; nor do two at once. */
export async function madeOnce<Answer>(db: Database, sent: Sent, { make, tell }: Making<Answer>) {
  const before = await ticketSent(db, sent);
  if (before) return tell(before);
  try {
    return await make();
  } catch (error) {
    const meanwhile = await ticketSent(db, sent);
    if (meanwhile) return tell(meanwhile);
    throw error;
  }
}

/**
 * The id that a ticket or reply is to have, by which it is made once and files were added to it.
 * @throws Refusal 409 where it is made already, of other words.
 */
export async function idToHave(tx: Database, id: string | undefined, humanId: string) {
  if (!id) return undefined;
  const isOwn = and(eq(tickets.id, id), eq(tickets.humanId, humanId));
  if ((await countRows(tx, tickets, isOwn)) > 0) throw new Refusal(409, 'TICKET_SENT');
  const isReply = eq(ticketAnswers.id, id);
  if ((await countRows(tx, ticketAnswers, isReply)) > 0) throw new Refusal(409, 'TICKET_SENT');
  return ownId(tx, id, humanId);
}

/**
 * The same of staff, who write down what somebody else asks.
 * @throws Refusal 409 where that ticket is made already, of other words.
 */
export async function idOfStaff(tx: Database, id: string | undefined, userId: string) {
  if (!id) return undefined;
  if ((await countRows(tx, tickets, eq(tickets.id, id))) > 0) throw new Refusal(409, 'TICKET_MADE');
  return ownId(tx, id, userId);
}

/** The same of guests, who bring no files: what is taken is left alone. */
export async function idOfGuest(tx: Database, id: string | undefined) {
  if (!id || (await countRows(tx, tickets, eq(tickets.id, id))) > 0) return undefined;
  return ownId(tx, id);
}
