import type { ownTicketStates, TicketStatus } from '@campus/shared/contract/support/machine';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { haveText, isAnyOf } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { duplicatesOf, mergedIntoOf, openingOf } from './mergedTickets';
import { ratingOf } from './ratingOf';
import { ticketAnswers, tickets } from './supportTables';
import { ticketFiles } from './ticketFiles';

/** What the owner may read: without the notes of staff to each other. */
const publicAnswersOf = (db: Database, ticketIds: string[]) =>
  db
    .select()
    .from(ticketAnswers)
    .where(and(inArray(ticketAnswers.ticketId, ticketIds), eq(ticketAnswers.isInternal, false)))
    .orderBy(ticketAnswers.createdAt, ticketAnswers.id);

type Ticket = typeof tickets.$inferSelect;

/** What was said in these tickets, and in the duplicates that went into them. */
export async function messagesOf(db: Database, rows: Ticket[]) {
  const duplicates = await duplicatesOf(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(duplicates.map((one) => [one.id, one]));
  const ids = [...new Set([...rows.map(({ id }) => id), ...byId.keys()])];
  const answers = ids.length > 0 ? await publicAnswersOf(db, ids) : [];
  const messages = [
    ...duplicates.map((one) => ({ ...openingOf(one), ticketId: null, duplicate: one })),
    ...answers.map((answer) => ({ ...answer, duplicate: byId.get(answer.ticketId) })),
  ];
  return messages.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Tickets as their owner reads them. */
export async function withThreads(db: Database, rows: Ticket[]) {
  const messages = await messagesOf(db, rows);
  const ids = [...rows, ...messages].map(({ id }) => id);
  const files = await ticketFiles(db, ids);
  const merged = await mergedIntoOf(db, rows);
  return rows.map((ticket) => ({
    ...ticket,
    createdAt: ticket.createdAt.toISOString(),
    firstAnswerAt: ticket.firstAnswerAt?.toISOString() ?? null,
    closedAt: ticket.closedAt?.toISOString() ?? null,
    mergedInto: merged.get(ticket.id) ?? null,
    waitingSince: ticket.waitingSince?.toISOString() ?? null,
    rating: ratingOf(ticket),
    files: files.get(ticket.id) ?? [],
    answers: messages
      .filter(
        ({ ticketId, duplicate }) =>
          ticketId === ticket.id || duplicate?.mergedIntoId === ticket.id,
      )
      .map(({ duplicate, ...message }) => ({
        ...message,
        mergedFrom: duplicate?.mergedIntoId === ticket.id ? duplicate.number : null,
        createdAt: message.createdAt.toISOString(),
        files: files.get(message.id) ?? [],
      })),
  }));
}

const statusesOf: Record<(typeof ownTicketStates)[number], TicketStatus[]> = {
  WAITING: ['NEW', 'OPEN'],
  ANSWERED: ['ANSWERED'],
  CLOSED: ['CLOSED'],
};

export const listMyTickets: Handler<typeof contract.listMyTickets> = async (
  { query: { skip, size, asc: isAscending, id, search, state } },
  { db, visitor },
) => {
  const isAsked = and(
    eq(tickets.humanId, visitor.id),
    id ? eq(tickets.id, id) : undefined,
    search ? haveText(tickets.words, search) : undefined,
    isAnyOf(tickets.status, state && statusesOf[state]),
  );
  const direction = isAscending ? asc : desc;
  const rows = await db
    .select()
    .from(tickets)
    .where(isAsked)
    .orderBy(direction(tickets.createdAt), tickets.id)
    .limit(size)
    .offset(skip);
  const total = await countRows(db, tickets, isAsked);
  return { items: await withThreads(db, rows), total, skip, size };
};
