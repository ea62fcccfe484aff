import type { TicketFilter } from '@campus/shared/contract/support/requests';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { containing, oneOf } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { onPage } from '../../platform/database/onPage';
import type { Handler } from '../../platform/Handler';
import { humans, humanWords } from '../accounts/humanTables';
import { tickets, ticketWords } from './supportTables';
import { overdueSince } from './overdueSince';
import { selectTickets, toTicketSummary } from './selectTickets';

function assignedTo(assigneeId: string | null | undefined) {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? isNull(tickets.assigneeId) : eq(tickets.assigneeId, assigneeId);
}

function waitsTooLong(isWanted: boolean | undefined, overdue: Date) {
  if (isWanted === undefined) return undefined;
  const isOverdue = sql`coalesce(${lt(tickets.waitingSince, overdue)}, false)`;
  return isWanted ? lt(tickets.waitingSince, overdue) : not(isOverdue);
}

/** By its own words or by who asks: each has its index, of which one `or` of both would use none. */
function found(db: Database, search: string) {
  const pattern = containing(search);
  const byWords = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(sql`${ticketWords(tickets)} ilike ${pattern}`);
  const byPerson = db
    .select({ id: tickets.id })
    .from(tickets)
    .innerJoin(humans, eq(humans.id, tickets.humanId))
    .where(sql`${humanWords(humans)} ilike ${pattern}`);
  return inArray(tickets.id, union(byWords, byPerson));
}

const ticketsWhere = (db: Database, filter: TicketFilter, overdue: Date) =>
  and(
    filter.search ? found(db, filter.search) : undefined,
    oneOf(tickets.status, filter.statuses),
    oneOf(tickets.category, filter.categories),
    oneOf(tickets.priority, filter.priorities),
    oneOf(tickets.score, filter.scores),
    assignedTo(filter.assigneeId),
    waitsTooLong(filter.isOverdue, overdue),
    filter.createdFrom ? gte(tickets.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(tickets.createdAt, new Date(filter.createdTo)) : undefined,
  );

export const filterTickets: Handler<typeof contract.filterTickets> = async (
  { query: { skip, size, asc: isAscending }, body },
  { db, now },
) => {
  const overdue = await overdueSince(db, now());
  const where = ticketsWhere(db, body, overdue);
  const orderBy = [(isAscending ? asc : desc)(tickets.createdAt)];
  const rows = await selectTickets(db)
    .where(onPage(db, tickets, { where, orderBy, skip, size }))
    .orderBy(...orderBy, tickets.id);
  const items = rows.map((row) => toTicketSummary(row, overdue));
  return { items, total: await countRows(db, tickets, where), skip, size };
};
