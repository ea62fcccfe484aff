import { and, eq, isNull, or } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { mediaFiles } from '../../platform/files/fileTables';
import { ticketAnswers, tickets } from './supportTables';

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

/** Whoever has signed in since may have sent it as a guest: nobody else knows its id. */
const isOfHuman = (humanId: string) =>
  or(eq(tickets.humanId, humanId), and(isNull(tickets.humanId), eq(tickets.channel, 'GUEST')));

/** The ticket that the same words of the same owner have made. */
async function ticketSent(db: Database, { id, humanId, guestEmail, ...words }: Sent) {
  if (!id) return undefined;
  const isTheirs = humanId ? isOfHuman(humanId) : eq(tickets.guestEmail, guestEmail ?? '');
  const areSame = (['category', 'subject', 'text'] as const).map((name) =>
    eq(tickets[name], words[name]),
  );
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isTheirs, ...areSame));
  return ticket;
}

interface Creation<Answer> {
  create: () => Promise<Answer>;
  /** The answer to a ticket that is made already. */
  replay: (ticket: typeof tickets.$inferSelect) => Answer | Promise<Answer>;
}

/** Words that come again, for their answer was lost, make no second ticket; nor do two at once. */
export async function createIdempotently<Answer>(
  db: Database,
  sent: Sent,
  { create, replay }: Creation<Answer>,
) {
  const before = await ticketSent(db, sent);
  if (before) return replay(before);
  try {
    return await create();
  } catch (error) {
    const meanwhile = await ticketSent(db, sent);
    if (meanwhile) return replay(meanwhile);
    throw error;
  }
}

/**
 * The id that a ticket or reply is to have, by which it is made once and files were added to it; that
 * of somebody else’s ticket is left alone.
 * @throws Refusal 409 where it is made already, of other words.
 */
export async function idForHuman(tx: Database, id: string | undefined, humanId: string) {
  if (!id) return undefined;
  const owner = { id: tickets.humanId };
  const [taken] = await tx.select(owner).from(tickets).where(eq(tickets.id, id));
  if (taken?.id === humanId) throw new Refusal(409, 'TICKET_SENT');
  if (taken) return undefined;
  const isReply = eq(ticketAnswers.id, id);
  if ((await countRows(tx, ticketAnswers, isReply)) > 0) throw new Refusal(409, 'TICKET_SENT');
  return ownId(tx, id, humanId);
}

/**
 * The same of staff, who write down what somebody else asks.
 * @throws Refusal 409 where that ticket is made already, of other words.
 */
export async function idForStaff(tx: Database, id: string | undefined, userId: string) {
  if (!id) return undefined;
  if ((await countRows(tx, tickets, eq(tickets.id, id))) > 0) throw new Refusal(409, 'TICKET_MADE');
  return ownId(tx, id, userId);
}

/** The same of guests, who bring no files: what is taken is left alone. */
export async function idForGuest(tx: Database, id: string | undefined) {
  if (!id || (await countRows(tx, tickets, eq(tickets.id, id))) > 0) return undefined;
  return ownId(tx, id);
}
