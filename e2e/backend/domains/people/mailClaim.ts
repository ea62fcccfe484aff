import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import { studentClaimMail } from './studentClaimMail';
import { eduOrgs } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';

interface Event {
  studentId: string;
  isLinked: boolean;
}

/** Tells the address that the organisation knows: whoever claims the record may be a stranger. */
export async function mailClaim({ studentId, isLinked }: Event, { db, mailer }: Services) {
  const [row] = await db
    .select({ email: students.email, organisation: eduOrgs.name })
    .from(students)
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(eq(students.id, studentId));
  if (!row?.email) return;
  await mailer.send(studentClaimMail({ to: row.email, organisation: row.organisation, isLinked }));
}
