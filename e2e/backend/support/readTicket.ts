import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Context } from '../Handler';
import { Refusal } from '../Refusal';
import { users } from '../schema/staff';
import { ticketAnswers, tickets } from '../schema/support';
import { filesOf } from './filesOf';
import { overdueSince } from './overdueSince';
import { panelOfHuman } from './panelOfHuman';
import { selectTickets, toTicketSummary } from './selectTickets';

const link = { id: tickets.id, number: tickets.number, status: tickets.status };

const parentOf = async (db: Database, parentId: string | null) =>
  parentId ? (await db.select(link).from(tickets).where(eq(tickets.id, parentId)))[0] : null;

const followUpsOf = (db: Database, id: string) =>
  db
    .select(link)
    .from(tickets)
    .where(eq(tickets.parentId, id))
    .orderBy(tickets.createdAt, tickets.id);

const answersOf = (db: Database, id: string) =>
  db
    .select({
      answer: ticketAnswers,
      name: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
    })
    .from(ticketAnswers)
    .leftJoin(users, eq(users.id, ticketAnswers.userId))
    .where(eq(ticketAnswers.ticketId, id))
    .orderBy(ticketAnswers.createdAt, ticketAnswers.id);

async function threadOf(db: Database, id: string) {
  const rows = await answersOf(db, id);
  const files = await filesOf(db, [id, ...rows.map(({ answer }) => answer.id)]);
  const answers = rows.map(({ answer, name }) => ({
    ...answer,
    createdAt: answer.createdAt.toISOString(),
    user: answer.userId ? { id: answer.userId, name } : null,
    files: files.get(answer.id) ?? [],
  }));
  return { answers, files: files.get(id) ?? [] };
}

/**
 * A ticket with all that staff read beside it.
 * @throws Refusal 404.
 */
export async function readTicket(id: string, { db, now, language }: Context) {
  const [row] = await selectTickets(db).where(eq(tickets.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { humanId, parentId } = row.ticket;
  return {
    ...row.ticket,
    ...toTicketSummary(row, await overdueSince(db, now())),
    ...(await threadOf(db, id)),
    human: humanId ? await panelOfHuman(db, humanId, language) : null,
    parent: (await parentOf(db, parentId)) ?? null,
    followUps: await followUpsOf(db, id),
  };
}
