import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { tickets } from './supportTables';

const { lastName, firstName, middleName } = humans;

/** Tickets with those who ask and those who answer; add `where` and order. */
export const selectTickets = (db: Database) =>
  db
    .select({
      ticket: tickets,
      humanName: sql<string>`concat_ws(' ', ${lastName}, ${firstName}, ${middleName})`,
      humanEmail: humans.email,
      assigneeName: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
    })
    .from(tickets)
    .leftJoin(humans, eq(humans.id, tickets.humanId))
    .leftJoin(users, eq(users.id, tickets.assigneeId));

export type TicketRow = Awaited<ReturnType<typeof selectTickets>>[number];

/** A ticket as the queue shows it. */
export function toTicketSummary(row: TicketRow, overdue: Date) {
  const { ticket, humanName, humanEmail, assigneeName } = row;
  const { humanId, assigneeId, guestName, guestEmail, waitingSince } = ticket;
  return {
    ...ticket,
    owner: {
      humanId,
      name: humanName || (guestName ?? ''),
      email: humanEmail ?? guestEmail ?? '',
    },
    assignee: assigneeId ? { id: assigneeId, name: assigneeName } : null,
    createdAt: ticket.createdAt.toISOString(),
    firstAnswerAt: ticket.firstAnswerAt?.toISOString() ?? null,
    closedAt: ticket.closedAt?.toISOString() ?? null,
    waitingSince: waitingSince?.toISOString() ?? null,
    isOverdue: waitingSince !== null && waitingSince < overdue,
  };
}
