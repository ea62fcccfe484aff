import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { students } from '../accounts/humanTables';

/**
 * A record of study that nobody else changes until the transaction ends; of several who want it,
 * the person is locked first.
 * @throws Refusal 404
 */
export async function lockRecord(tx: Database, id: string) {
  const [record] = await tx.select().from(students).where(eq(students.id, id)).for('no key update');
  if (!record) throw new Refusal(404, 'NOT_FOUND');
  return record;
}
