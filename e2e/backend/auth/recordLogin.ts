import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { humans } from '../schema/people';
import { users } from '../schema/staff';

export async function recordLogin(db: Database, kind: 'HUMAN' | 'STAFF', id: string) {
  const table = kind === 'HUMAN' ? humans : users;
  await db
    .update(table)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(table.id, id));
}
