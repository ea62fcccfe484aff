import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { facet, tallied, talliesOf } from '../../platform/database/tally';
import { tallies } from '../../platform/database/tallyTables';
import { students } from '../accounts/humanTables';
import { closedHumans } from '../people/countHumans';
import { studentStatuses } from '../resources/resourceTables';

const payableIds = (db: Database) =>
  db
    .select({ id: studentStatuses.id })
    .from(studentStatuses)
    .where(eq(studentStatuses.isPayable, true));

/** How many have an account and a status that admits payment, by organisation. */
export async function countPayable(db: Database): Promise<ReadonlyMap<string, number>> {
  const ids = (await payableIds(db)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const eduOrgId = facet('edu_org_id');
  const linked = await db
    .select({ eduOrgId, total: tallied })
    .from(tallies)
    .where(talliesOf(students, { is_linked: ['true'], status_id: ids }))
    .groupBy(eduOrgId);
  const closed = await db
    .select({ eduOrgId: students.eduOrgId, total: sql<number>`count(*)::int` })
    .from(students)
    .where(and(inArray(students.statusId, ids), sql`${students.humanId} = ${closedHumans(db)}`))
    .groupBy(students.eduOrgId);
  const totals = new Map(linked.map((row) => [row.eduOrgId, row.total]));
  for (const row of closed) totals.set(row.eduOrgId, (totals.get(row.eduOrgId) ?? 0) - row.total);
  return totals;
}
