import type { selectStudents } from '../accounts/toStudent';
import type { humans } from '../accounts/humanTables';

type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

/** The applicant as of the day of the application; in both languages, for whoever reads it later. */
export function snapshotOf(
  human: typeof humans.$inferSelect,
  { student, eduOrg, program, status }: StudentRow,
) {
  const { lastName, firstName, middleName, birthDate } = human;
  const { course, group, level, form, basis, recordBook } = student;
  return {
    ...{ lastName, firstName, middleName, birthDate },
    ...{ course, group, level, form, basis, recordBook },
    eduOrg: eduOrg.name,
    program: program.name,
    status: status.name,
  };
}

export type Snapshot = ReturnType<typeof snapshotOf>;
