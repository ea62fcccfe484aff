import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { lockHuman } from '../accounts/lockHuman';
import { selectStudents } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import { students } from '../accounts/humanTables';

/** The student who applies; one application of a person is made at a time. */
export async function findApplicant(tx: Database, humanId: string) {
  const human = await lockHuman(tx, humanId);
  const [study] = await selectStudents(tx).where(eq(students.humanId, humanId));
  if (!study) throw new Refusal(403, 'FORBIDDEN');
  return { human, study };
}

export type Applicant = Awaited<ReturnType<typeof findApplicant>>;
