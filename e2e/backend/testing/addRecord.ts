import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { existing } from '../existing';
import { studentStatuses } from '../schema/education';
import { students, type humans } from '../schema/people';
import type { TestBackend } from './startTestBackend';

type NewRecord = Partial<typeof students.$inferInsert>;

/** A record of study that goes on; nobody's, unless more is said. */
export async function addRecord({ db }: TestBackend, change: NewRecord = {}) {
  const [like] = await db
    .select({ student: students })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(studentStatuses.key, 'ENROLLED'))
    .orderBy(asc(students.nsiId))
    .limit(1);
  const nobody = {
    humanId: null,
    lastName: null,
    firstName: null,
    middleName: null,
    birthDate: null,
    snils: null,
  };
  const unique = { id: randomUUID(), nsiId: randomUUID(), recordBook: randomUUID().slice(0, 12) };
  const [record] = await db
    .insert(students)
    .values({ ...existing(like).student, ...nobody, ...unique, ...change })
    .returning();
  return existing(record);
}

/** A record of study that knows of a person what he or she has told, unless it says otherwise. */
export const addRecordOf = (
  backend: TestBackend,
  { lastName, firstName, birthDate, snils }: typeof humans.$inferSelect,
  change: NewRecord = {},
) => addRecord(backend, { lastName, firstName, birthDate, snils, ...change });
