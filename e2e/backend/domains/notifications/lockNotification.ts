import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { notifications } from '../inbox/inboxTables';

/** @throws Refusal 404. */
export async function lockNotification(tx: Database, id: string) {
  const isIt = eq(notifications.id, id);
  const [row] = await tx.select().from(notifications).where(isIt).for('update');
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return row;
}
