import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { studentStatuses } from '../schema/education';
import { students } from '../schema/people';

type Key = (typeof studentStatuses.$inferSelect)['key'];

/** Moves somebody's study into another status. */
export async function setStudentStatus(db: Database, humanId: string, key: Key) {
  const [status] = await db.select().from(studentStatuses).where(eq(studentStatuses.key, key));
  const statusId = existing(status).id;
  await db.update(students).set({ statusId }).where(eq(students.humanId, humanId));
}
