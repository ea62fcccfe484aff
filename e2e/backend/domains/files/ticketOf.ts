import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { ticketAnswers, tickets } from '../support/supportTables';

/** The ticket that an id names, itself or by one of its answers, whose author comes with it. */
export async function ticketOf(tx: Database, subjectId: string) {
  const [found] = await tx
    .select({
      humanId: tickets.humanId,
      status: tickets.status,
      author: ticketAnswers.author,
    })
    .from(tickets)
    .leftJoin(ticketAnswers, eq(ticketAnswers.id, subjectId))
    .where(or(eq(tickets.id, subjectId), eq(tickets.id, ticketAnswers.ticketId)));
  return found;
}
