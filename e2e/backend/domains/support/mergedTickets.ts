import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { tickets } from './supportTables';

type Ticket = typeof tickets.$inferSelect;

/** The duplicates of these tickets, the oldest first; none of them has duplicates of its own. */
export const duplicatesOf = (db: Database, ids: string[]): Promise<Ticket[]> | Ticket[] =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(tickets)
        .where(inArray(tickets.mergedIntoId, ids))
        .orderBy(asc(tickets.createdAt), asc(tickets.id));

/** What a duplicate began with, as a message in the thread of the ticket that it went into. */
export const openingOf = ({ id, subject, text, createdAt }: Ticket) => ({
  id,
  author: 'HUMAN' as const,
  text: `${subject}\n\n${text}`,
  createdAt,
});

/** Where each of these tickets goes on, by its own id. */
export async function mergedIntoOf(db: Database, rows: Pick<Ticket, 'id' | 'mergedIntoId'>[]) {
  const wanted = rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  const found =
    wanted.length === 0
      ? []
      : await db
          .select({ id: tickets.id, number: tickets.number, status: tickets.status })
          .from(tickets)
          .where(inArray(tickets.id, wanted));
  return new Map(
    rows.map(({ id, mergedIntoId }) => [
      id,
      found.find((main) => main.id === mergedIntoId) ?? null,
    ]),
  );
}
