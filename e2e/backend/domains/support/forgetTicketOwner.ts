import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { mediaFiles } from '../../platform/files/fileTables';
import { consents, ticketAnswers, tickets } from './supportTables';

/**
 * What a guest wrote and support joined to a person’s tickets names that person, and so may files
 * that staff added to any of them: they go when the account is anonymised.
 */
export async function forgetTicketOwner(tx: Database, humanId: string) {
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
