import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { nextValue } from '../../platform/database/nextValue';
import { assertDefined } from '../../platform/database/assertDefined';
import { tickets, ticketNumbers } from './supportTables';

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
  const filed = assertDefined(row);
  const entity = { type: 'ticket', id: filed.id };
  await recordLog(tx, actor, { action: 'ticket.create', entity, humanId: filed.humanId });
  return filed;
}
