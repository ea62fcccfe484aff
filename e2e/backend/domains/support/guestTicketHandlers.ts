import { dayAt } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/support/calls';
import { canMove } from '@campus/shared/contract/machine';
import { ticketDays, ticketMoves } from '@campus/shared/contract/support/machine';
import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { recordLog } from '../../platform/audit/recordLog';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler } from '../../platform/Handler';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { transitionTo } from '../../platform/states/transitionTo';
import { answerDay } from './answerTerm';
import { messagesOf } from './listMyTickets';
import { mergedIntoOf } from './mergedTickets';
import { ticketAnswers, tickets } from './supportTables';
import { readTicketLink } from './ticketLink';

type Ticket = typeof tickets.$inferSelect;

const perAddress = { max: 60, seconds: 60 };
const movesPerTicket = { max: 10, seconds: 3_600 };

async function limitReading({ limits, ip }: Context) {
  const { isAllowed, retryAfter } = await limits.hitNetwork('ticket-link', ip, perAddress);
  if (!isAllowed) throw tooManyRequests('TICKET_LINK_LIMIT', retryAfter);
}

async function limitMoves({ limits }: Context, id: string) {
  const { isAllowed, retryAfter } = await limits.hit(`ticket-link:${id}`, movesPerTicket);
  if (!isAllowed) throw tooManyRequests('TICKET_LINK_LIMIT', retryAfter);
}

async function findGuests({ db }: Context, id: string) {
  const isGuests = and(eq(tickets.id, id), isNull(tickets.humanId));
  const [ticket] = await db.select().from(tickets).where(isGuests);
  return ticket;
}

/**
 * The guest’s ticket that a link opens, of a duplicate the one that it went into; one of an account
 * is no guest’s, and a duplicate of it stays what the guest reads.
 */
async function findLinked(token: string, context: Context) {
  await limitReading(context);
  const id = await readTicketLink(token, context);
  const ticket = id && (await findGuests(context, id));
  if (!ticket) return undefined;
  const main = ticket.mergedIntoId && (await findGuests(context, ticket.mergedIntoId));
  return main || ticket;
}

/** @throws Refusal 404 TICKET_LINK. */
async function linked(token: string, context: Context) {
  const ticket = await findLinked(token, context);
  if (!ticket) throw new Refusal(404, 'TICKET_LINK');
  return ticket;
}

/** Whether it was closed too long ago for a reply to reopen it. */
const isOld = ({ closedAt }: Ticket, now: number) =>
  closedAt !== null && now - closedAt.getTime() > ticketDays.toReopen * 86_400_000;

async function termOf({ waitingSince }: Ticket, { db, now }: Context) {
  if (!waitingSince) return { dueOn: null, isOverdue: false };
  const dueOn = await answerDay(db, waitingSince);
  return { dueOn, isOverdue: dueOn < dayAt(now()) };
}

/** Field by field: what staff have written beside a ticket never comes along. */
async function toGuestTicket(ticket: Ticket, context: Context) {
  const { number, category, subject, status, text, createdAt, closedAt } = ticket;
  const answers = await messagesOf(context.db, [ticket]);
  const isOpen = !ticket.mergedIntoId && !isOld(ticket, context.now());
  const mayReply = isOpen && canMove(ticketMoves.followUpAsGuest, status);
  const main = (await mergedIntoOf(context.db, [ticket])).get(ticket.id);
  return {
    ...{ number, category, subject, status, text, mayReply, mergedInto: main?.number ?? null },
    ...(await termOf(ticket, context)),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    answers: answers.map((answer) => ({
      ...{ id: answer.id, author: answer.author, text: answer.text },
      createdAt: answer.createdAt.toISOString(),
    })),
  };
}

const getGuestTicket: Handler<typeof contract.getGuestTicket> = async ({ body }, context) => {
  const ticket = await findLinked(body.token, context);
  return ticket ? toGuestTicket(ticket, context) : null;
};

const moved = (tx: Database, context: Context, before: Ticket, { name, status }: Moved) =>
  recordLog(
    tx,
    { ...context, visitor: null },
    {
      action: `ticket.${name}`,
      entity: { type: 'ticket', id: before.id },
      diff: { status: { from: before.status, to: status } },
    },
  );

interface Moved {
  name: 'closeAsGuest' | 'followUpAsGuest';
  status: Ticket['status'];
}

/**
 * The ticket as it stands once nobody else is moving it: what was read before may be merged by now.
 * @throws Refusal 409 TICKET_MERGED or TICKET_OLD for one that no reply reopens.
 */
async function lockForReply(tx: Database, { id, now }: { id: string; now: number }) {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  const ticket = assertDefined(row);
  if (ticket.mergedIntoId) throw new Refusal(409, 'TICKET_MERGED');
  if (isOld(ticket, now)) throw new Refusal(409, 'TICKET_OLD');
  return ticket;
}

const answerGuestTicket: Handler<typeof contract.answerGuestTicket> = async (
  { body: { token, text } },
  context,
) => {
  const { id } = await linked(token, context);
  await limitMoves(context, id);
  const reopened = await context.db.transaction(async (tx) => {
    const now = context.now();
    const before = await lockForReply(tx, { id, now });
    const after = await transitionTo(tx, tickets, id, {
      machine: 'ticket',
      move: ticketMoves.followUpAsGuest,
      to: 'OPEN',
      set: { closedAt: null, waitingSince: new Date(now) },
    });
    await tx.insert(ticketAnswers).values({ ticketId: id, author: 'HUMAN', text });
    await moved(tx, context, before, { name: 'followUpAsGuest', status: after.status });
    return after;
  });
  return toGuestTicket(reopened, context);
};

const closeGuestTicket: Handler<typeof contract.closeGuestTicket> = async ({ body }, context) => {
  const ticket = await linked(body.token, context);
  await limitMoves(context, ticket.id);
  const closed = await context.db.transaction(async (tx) => {
    const after = await transitionTo(tx, tickets, ticket.id, {
      machine: 'ticket',
      move: ticketMoves.closeAsGuest,
      to: 'CLOSED',
      set: { closedAt: new Date(context.now()), waitingSince: null },
    });
    await moved(tx, context, ticket, { name: 'closeAsGuest', status: after.status });
    return after;
  });
  return toGuestTicket(closed, context);
};

export const guestTicketHandlers = { answerGuestTicket, closeGuestTicket, getGuestTicket };
