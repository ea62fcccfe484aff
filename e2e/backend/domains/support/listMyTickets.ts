import type * as contract from '@campus/shared/contract/support/calls';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { ticketAnswers, tickets } from './supportTables';
import { ticketFiles } from './ticketFiles';

/** What the owner may read: without the notes of staff to each other. */
export const publicAnswersOf = (db: Database, ticketIds: string[]) =>
  db
    .select()
    .from(ticketAnswers)
    .where(and(inArray(ticketAnswers.ticketId, ticketIds), eq(ticketAnswers.isInternal, false)))
    .orderBy(ticketAnswers.createdAt, ticketAnswers.id);

async function withThreads(db: Database, rows: (typeof tickets.$inferSelect)[]) {
  const ids = rows.map(({ id }) => id);
  const answers = ids.length > 0 ? await publicAnswersOf(db, ids) : [];
  const files = await ticketFiles(db, [...ids, ...answers.map(({ id }) => id)]);
  return rows.map((ticket) => ({
    ...ticket,
    createdAt: ticket.createdAt.toISOString(),
    firstAnswerAt: ticket.firstAnswerAt?.toISOString() ?? null,
    closedAt: ticket.closedAt?.toISOString() ?? null,
    files: files.get(ticket.id) ?? [],
    answers: answers
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map((answer) => ({
        ...answer,
        createdAt: answer.createdAt.toISOString(),
        files: files.get(answer.id) ?? [],
      })),
  }));
}

export const listMyTickets: Handler<typeof contract.listMyTickets> = async (
  { query: { skip, size, asc: isAscending } },
  { db, visitor },
) => {
  const isOwn = eq(tickets.humanId, visitor.id);
  const direction = isAscending ? asc : desc;
  const rows = await db
    .select()
    .from(tickets)
    .where(isOwn)
    .orderBy(direction(tickets.createdAt), tickets.id)
    .limit(size)
    .offset(skip);
  const total = await countRows(db, tickets, isOwn);
  return { items: await withThreads(db, rows), total, skip, size };
};
