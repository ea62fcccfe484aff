import { sql } from 'drizzle-orm';
import { waitFor } from '../../fixtures/waitFor';
import type { Database } from '../platform/database/Database';

/**
 * Until somebody waits for what an open transaction has locked. The embedded database has one
 * connection, where whoever comes next waits in any case and nobody can look.
 */
export async function lockAwaited(db: Database): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  await waitFor(async () => {
    const waiting = await db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    return waiting.length > 0;
  });
}
