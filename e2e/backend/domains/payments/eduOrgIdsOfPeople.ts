import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Database } from '../../platform/database/Database';
import { humans, students } from '../accounts/humanTables';
import { humansWhere } from '../people/humansWhere';
import { eduOrgs } from '../resources/resourceTables';

/**
 * Where the people whom a filter finds study. An organisation that is closed pays nobody, and keeps
 * nobody of the others from being paid.
 * @throws Refusal 422 where it finds nobody who does.
 */
export async function eduOrgIdsOfPeople(tx: Database, filter: HumansFilter) {
  const rows = await tx
    .selectDistinct({ id: students.eduOrgId })
    .from(students)
    .innerJoin(humans, eq(humans.id, students.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(and(eq(eduOrgs.isActive, true), humansWhere(filter)));
  if (rows.length === 0) throw new Refusal(422, 'NOBODY_FOUND');
  return rows.map(({ id }) => id);
}
