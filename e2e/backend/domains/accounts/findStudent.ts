import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { students } from './humanTables';
import { selectStudents, toStudent } from './toStudent';

/** The study record linked to a human, in words of the language, or null. */
export async function findStudent(db: Database, humanId: string, language: LanguageKey) {
  const [row] = await selectStudents(db).where(eq(students.humanId, humanId));
  return row ? toStudent(row, language) : null;
}
