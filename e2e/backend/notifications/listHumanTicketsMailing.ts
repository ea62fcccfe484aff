import type * as contract from '@campus/shared/contract/notifications';
import { desc, eq } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import type { Context, Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { humanNotifications } from '../schema/notifications';
import { humans } from '../schema/people';
import { tickets } from '../schema/support';
import { overdueSince } from '../support/overdueSince';
import { selectTickets, toTicketSummary } from '../support/selectTickets';
import { toInboxMessage } from './listMyNotifications';

const newest = 100;

async function ticketsOf(humanId: string, { db, now }: Context) {
  const own = eq(tickets.humanId, humanId);
  const overdue = await overdueSince(db, now());
  const rows = await selectTickets(db)
    .where(own)
    .orderBy(desc(tickets.createdAt), tickets.id)
    .limit(newest);
  const items = rows.map((row) => toTicketSummary(row, overdue));
  return { items, total: await countRows(db, tickets, own) };
}

async function messagesOf(humanId: string, { db, language }: Context) {
  const own = eq(humanNotifications.humanId, humanId);
  const rows = await db
    .select()
    .from(humanNotifications)
    .where(own)
    .orderBy(desc(humanNotifications.sentAt), humanNotifications.id)
    .limit(newest);
  const items = rows.map((row) => toInboxMessage(row, language));
  return { items, total: await countRows(db, humanNotifications, own) };
}

export const listHumanTicketsMailing: Handler<typeof contract.listHumanTicketsMailing> = async (
  { params: { id } },
  context,
) => {
  const [human] = await context.db.select({ id: humans.id }).from(humans).where(eq(humans.id, id));
  if (!human) throw new Refusal(404, 'NOT_FOUND');
  return {
    tickets: await ticketsOf(id, context),
    messages: await messagesOf(id, context),
  };
};
