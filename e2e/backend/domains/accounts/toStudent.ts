import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { students } from './humanTables';
import { toOrganisation } from '../resources/toOrganisation';

/** The study record linked to a human, in words of the language, or null. */
export async function findStudent(db: Database, humanId: string, language: LanguageKey) {
  const [row] = await selectStudents(db).where(eq(students.humanId, humanId));
  return row ? toStudent(row, language) : null;
}

/** Records of study with the rows that describe them; add `where` and order. */
export const selectStudents = (db: Database) =>
  db
    .select({ student: students, eduOrg: eduOrgs, program: programs, status: studentStatuses })
    .from(students)
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .innerJoin(programs, eq(programs.id, students.programId))
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId));

type Row = Awaited<ReturnType<typeof selectStudents>>[number];

export const toStudent = ({ student, eduOrg, program, status }: Row, language: LanguageKey) => ({
  ...student,
  updatedAt: student.updatedAt.toISOString(),
  eduOrg: toOrganisation(eduOrg, language),
  program: inLanguage(program.name, language),
  status: { ...status, name: inLanguage(status.name, language) },
});
