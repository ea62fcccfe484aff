import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { ticketAnswerMail } from './ticketAnswerMail';
import { ticketAnswers, tickets } from './supportTables';

/** Brings a guest the answer: a guest has no inbox. Nothing is left to be written afterwards. */
export async function mailAnswer({ answerId }: { answerId: string }, { db, mailer }: Services) {
  const [row] = await db
    .select({ ticket: tickets, text: ticketAnswers.text })
    .from(ticketAnswers)
    .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
    .where(eq(ticketAnswers.id, answerId));
  if (row?.ticket.guestEmail) {
    const { guestEmail: to, guestName, guestLanguage, number, subject } = row.ticket;
    const language = guestLanguage ?? 'ru';
    const letter = { to, name: guestName ?? '', language, number, subject, text: row.text };
    await mailer.send(ticketAnswerMail(letter));
  }
  return async () => {};
}
