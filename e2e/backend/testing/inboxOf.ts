import { eq } from 'drizzle-orm';
import { humanNotifications } from '../domains/inbox/inboxTables';
import type { TestBackend } from './startTestBackend';

/** The titles in somebody's inbox, sorted: those of one transaction have one time. */
export async function inboxOf({ db }: TestBackend, humanId: string) {
  const rows = await db
    .select()
    .from(humanNotifications)
    .where(eq(humanNotifications.humanId, humanId));
  return rows.map(({ title }) => title.ru).sort();
}
