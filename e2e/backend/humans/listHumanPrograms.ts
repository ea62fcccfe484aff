import type * as contract from '@campus/shared/contract/humans';
import { eq } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { selectStudents, toStudent } from '../participants/toStudent';
import { students } from '../schema/people';
import { assertVisible } from './assertVisible';

export const listHumanPrograms: Handler<typeof contract.listHumanPrograms> = async (
  { params: { id } },
  { db, visitor, language },
) => {
  await assertVisible(db, visitor, id);
  const rows = await selectStudents(db).where(eq(students.humanId, id));
  return rows.map((row) => ({
    ...toStudent(row, language),
    program: { ...row.program, name: inLanguage(row.program.name, language) },
  }));
};
