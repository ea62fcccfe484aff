import type { Actor } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { tickets } from '../schema/support';
import { nextTicketNumber } from './nextTicketNumber';

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
