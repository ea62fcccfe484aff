import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { students } from '../schema/people';
import type { Asked } from './Counter';

/** Narrows rows of people to those who study where the operator works. */
export function peopleOfOrganisation({ db, eduOrgId }: Asked, humanId: PgColumn) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: students.humanId })
    .from(students)
    .where(eq(students.eduOrgId, eduOrgId));
  return inArray(humanId, ids);
}
