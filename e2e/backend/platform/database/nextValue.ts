import { sql } from 'drizzle-orm';
import type { Database } from './Database';

/** The next number of a sequence: never given twice, though what is refused leaves a gap. */
export async function nextValue(tx: Database, sequence: { seqName?: string }) {
  const [row] = await tx
    .select({ next: sql<number>`value` })
    .from(sql`(select nextval(${sequence.seqName})::int as value) as numbers`);
  if (!row) throw new Error(`The sequence ${sequence.seqName} is missing`);
  return row.next;
}
