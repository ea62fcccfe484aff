import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from './humanTables';

/**
 * A person whom nobody else changes until the transaction ends. Rows that refer to the person may
 * still be added meanwhile: a message must not wait for this lock.
 */
export async function lockHuman(tx: Database, id: string) {
  const [human] = await tx.select().from(humans).where(eq(humans.id, id)).for('no key update');
  if (!human) throw new Refusal(404, 'NOT_FOUND');
  return human;
}
