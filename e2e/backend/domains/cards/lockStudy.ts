import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { students } from '../accounts/humanTables';
import { studentStatuses } from '../resources/resourceTables';

/** The study of a person, whose status nobody else changes until the transaction ends. */
export async function lockStudy(tx: Database, humanId: string) {
  const [study] = await tx
    .select()
    .from(students)
    .where(eq(students.humanId, humanId))
    .for('share');
  if (!study) return undefined;
  // Read on its own: joined, a status that changed while we waited would take the study away.
  const [status] = await tx
    .select()
    .from(studentStatuses)
    .where(eq(studentStatuses.id, study.statusId));
  return { endsAt: study.expectedEndAt, isGoingOn: status?.isStudying ?? false };
}
