import { ticketMoves } from '@campus/shared/contract/support/machine';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import { system } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { mediaFiles } from '../../platform/files/fileTables';
import { consents, ticketAnswers, tickets } from './supportTables';

/** Whoever is gone reads no answer: what nobody has answered yet would be overdue for ever. */
async function closeOpen(tx: Database, owner: string) {
  const { id, humanId, status, version } = tickets;
  const { from, to } = ticketMoves.close;
  const closing = { status: to[0], closedAt: sql`now()`, waitingSince: null };
  const closed = await tx
    .update(tickets)
    .set({ ...closing, version: sql`${version} + 1` })
    .where(and(eq(humanId, owner), inArray(status, [...from])))
    .returning({ id });
  for (const row of closed) {
    await recordLog(tx, system, {
      action: 'ticket.close',
      entity: { type: 'ticket', id: row.id },
      humanId: owner,
    });
  }
}

/**
 * What a guest wrote and support joined to a person’s tickets names that person, and so may files
 * that staff added to any of them: they go when the account is anonymised, and what waits is closed.
 */
export async function forgetTicketOwner(tx: Database, humanId: string) {
  await closeOpen(tx, humanId);
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.humanId, humanId));
  const asGuest = and(isNull(tickets.humanId), inArray(tickets.mergedIntoId, own));
  const all = tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(or(eq(tickets.humanId, humanId), asGuest));
  const answers = tx
    .select({ id: ticketAnswers.id })
    .from(ticketAnswers)
    .where(inArray(ticketAnswers.ticketId, all));
  const isOfTicket = or(inArray(mediaFiles.subjectId, all), inArray(mediaFiles.subjectId, answers));
  await tx.delete(mediaFiles).where(and(eq(mediaFiles.bucket, 'ticket'), isOfTicket));
  const isGiven = or(eq(consents.humanId, humanId), inArray(consents.ticketId, all));
  await tx.update(consents).set({ ip: '' }).where(isGiven);
  // No letter goes to an empty address.
  await tx.update(tickets).set({ guestName: '', guestEmail: '' }).where(asGuest);
}
