import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humans } from '../accounts/humanTables';

/** The open account of an e-mail address, in whatever case it was typed. */
export async function findHuman(db: Database, email: string) {
  const [human] = await db
    .select({ id: humans.id, passwordHash: humans.passwordHash })
    .from(humans)
    .where(and(eq(sql`lower(${humans.email})`, email.toLowerCase()), eq(humans.state, 'ACTIVE')));
  return human;
}
