import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { Database } from '../../platform/database/Database';
import { humans, students } from '../accounts/humanTables';
import { humansWhere } from '../people/humansWhere';

/**
 * Where the people whom a filter finds study.
 * @throws Refusal 422 where it finds nobody who does.
 */
export async function eduOrgIdsOfPeople(tx: Database, filter: HumansFilter) {
  const rows = await tx
    .selectDistinct({ id: students.eduOrgId })
    .from(students)
    .innerJoin(humans, eq(humans.id, students.humanId))
    .where(humansWhere(filter));
  if (rows.length === 0) throw new Refusal(422, 'NOBODY_FOUND');
  return rows.map(({ id }) => id);
}
