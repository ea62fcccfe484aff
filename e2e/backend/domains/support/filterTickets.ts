import type { TicketFilter } from '@campus/shared/contract/support/requests';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, asc, desc, eq, gte, lt, lte, not, or, sql } from 'drizzle-orm';
import { haveText, isAnyOf } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { findPage } from '../../platform/database/onPage';
import { asksOnly, countTallied } from '../../platform/database/tally';
import type { Handler } from '../../platform/Handler';
import { humans } from '../accounts/humanTables';
import { isUnassigned } from './agents';
import { tickets } from './supportTables';
import { ticketsOverdueSince } from './ticketsOverdueSince';
import { selectTickets, toTicketSummary } from './selectTickets';

function assignedTo(db: Database, assigneeId: string | null | undefined) {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? isUnassigned(db) : eq(tickets.assigneeId, assigneeId);
}

function waitsTooLong(isWanted: boolean | undefined, overdue: Date) {
  if (isWanted === undefined) return undefined;
  const isOverdue = sql`coalesce(${lt(tickets.waitingSince, overdue)}, false)`;
  return isWanted ? lt(tickets.waitingSince, overdue) : not(isOverdue);
}

/** By its own words or by who asks: as an array, people join the index of the words in one bitmap. */
function found(search: string) {
  const people = sql`select ${humans.id} from ${humans} where ${haveText(humans.words, search)}`;
  return or(haveText(tickets.words, search), sql`${tickets.humanId} = any(array(${people}))`);
}

const ticketsWhere = (db: Database, filter: TicketFilter, overdue: Date) =>
  and(
    filter.search ? found(filter.search) : undefined,
    isAnyOf(tickets.status, filter.statuses),
    isAnyOf(tickets.category, filter.categories),
    isAnyOf(tickets.priority, filter.priorities),
    isAnyOf(tickets.score, filter.scores),
    assignedTo(db, filter.assigneeId),
    waitsTooLong(filter.isOverdue, overdue),
    filter.createdFrom ? gte(tickets.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(tickets.createdAt, new Date(filter.createdTo)) : undefined,
  );

export const filterTickets: Handler<typeof contract.filterTickets> = async (
  { query: { skip, size, asc: isAscending }, body },
  { db, now },
) => {
  const overdue = await ticketsOverdueSince(db, now());
  const where = ticketsWhere(db, body, overdue);
  const orderBy = [(isAscending ? asc : desc)(tickets.createdAt)];
  const page = { skip, size };
  const { isOnPage, total } = await findPage(db, tickets, {
    ...{ where, orderBy, ...page, isSought: Boolean(body.search) },
    count: () =>
      asksOnly(body, 'statuses')
        ? countTallied(db, tickets, { status: body.statuses })
        : countRows(db, tickets, where),
  });
  const rows = await selectTickets(db)
    .where(isOnPage)
    .orderBy(...orderBy, tickets.id);
  const items = rows.map((row) => toTicketSummary(row, overdue));
  return { items, total, ...page };
};
