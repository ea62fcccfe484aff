import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/Database';
import { assertDefined } from '../platform/database/assertDefined';
import { studentStatuses } from '../domains/resources/resourceTables';
import { students } from '../domains/accounts/humanTables';

type Key = (typeof studentStatuses.$inferSelect)['key'];

/** Moves somebody's study into another status. */
export async function setStudentStatus(db: Database, humanId: string, key: Key) {
  const [status] = await db.select().from(studentStatuses).where(eq(studentStatuses.key, key));
  const statusId = assertDefined(status).id;
  await db.update(students).set({ statusId }).where(eq(students.humanId, humanId));
}
