import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { inLanguage } from '../messages/inLanguage';
import { eduOrgs, programs, studentStatuses } from '../schema/education';
import { students } from '../schema/people';
import { toOrganisation } from './toOrganisation';

/** The study record linked to a human, in words of the language, or null. */
export async function findStudent(db: Database, humanId: string, language: LanguageKey) {
  const [row] = await db
    .select({ student: students, eduOrg: eduOrgs, program: programs, status: studentStatuses })
    .from(students)
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .innerJoin(programs, eq(programs.id, students.programId))
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(students.humanId, humanId));
  if (!row) return null;
  const { student, eduOrg, program, status } = row;
  return {
    id: student.id,
    eduOrg: toOrganisation(eduOrg, language),
    program: inLanguage(program.name, language),
    group: student.group,
    course: student.course,
    level: student.level,
    status: {
      key: status.key,
      name: inLanguage(status.name, language),
      isStudying: status.isStudying,
    },
  };
}
