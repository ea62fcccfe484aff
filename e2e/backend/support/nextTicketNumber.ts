import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { ticketNumbers } from '../schema/support';

/** T-000123: never given twice, though a refused ticket may leave a gap. */
export async function nextTicketNumber(tx: Database) {
  const name = ticketNumbers.seqName ?? 'ticket_numbers';
  const [row] = await tx
    .select({ next: sql<number>`value` })
    .from(sql`(select nextval(${name})::int as value) as numbers`);
  if (!row) throw new Error(`The sequence ${name} is missing`);
  return `T-${String(row.next).padStart(6, '0')}`;
}
