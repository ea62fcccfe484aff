import type { Actor } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { nextValue } from '../database/nextValue';
import { existing } from '../existing';
import { tickets, ticketNumbers } from '../schema/support';

/** T-000123. */
const nextTicketNumber = async (tx: Database) =>
  `T-${String(await nextValue(tx, ticketNumbers)).padStart(6, '0')}`;

type NewTicket = Omit<typeof tickets.$inferInsert, 'number'>;

/** Gives a new ticket its number and puts it into the queue. */
export async function fileTicket(tx: Database, actor: Actor, ticket: NewTicket) {
  const number = await nextTicketNumber(tx);
  const [row] = await tx
    .insert(tickets)
    .values({ ...ticket, number })
    .returning();
  const filed = existing(row);
  const entity = { type: 'ticket', id: filed.id };
  await recordLog(tx, actor, { action: 'ticket.create', entity, humanId: filed.humanId });
  return filed;
}
