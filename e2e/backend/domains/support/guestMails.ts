import { workingDayAfter } from '@campus/shared/contract/days';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { readNumber } from '../settings/readSetting';
import { ticketAnswers, tickets } from './supportTables';
import { ticketAnswerMail, ticketReceiptMail } from './ticketMails';
import { ticketLink } from './ticketLink';

type Ticket = typeof tickets.$inferSelect;

/** Who a letter goes to, and what it leads to; undefined for a ticket of an account. */
async function letterTo(ticket: Ticket | undefined, services: Services) {
  if (!ticket?.guestEmail) return undefined;
  const { guestEmail: to, guestName, guestLanguage, number, subject } = ticket;
  const path = await ticketLink(ticket.id, services);
  return { to, name: guestName ?? '', language: guestLanguage ?? 'ru', number, subject, path };
}

/** Tells a guest the number and the term. Nothing is left to be written afterwards. */
export async function mailReceipt({ ticketId }: { ticketId: string }, services: Services) {
  const { db, mailer } = services;
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId));
  const letter = await letterTo(ticket, services);
  if (!ticket || !letter) return;
  const days = await readNumber(db, 'ticketAnswerDays');
  const dueOn = workingDayAfter(ticket.createdAt.getTime(), days);
  await mailer.send(ticketReceiptMail({ ...letter, dueOn }));
}

/** Brings a guest the answer: a guest has no inbox. Nothing is left to be written afterwards. */
export async function mailAnswer({ answerId }: { answerId: string }, services: Services) {
  const { db, mailer } = services;
  const [row] = await db
    .select({ ticket: tickets, text: ticketAnswers.text })
    .from(ticketAnswers)
    .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
    .where(eq(ticketAnswers.id, answerId));
  const letter = await letterTo(row?.ticket, services);
  if (row && letter) await mailer.send(ticketAnswerMail({ ...letter, text: row.text }));
}
