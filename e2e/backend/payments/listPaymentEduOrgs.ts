import type * as contract from '@campus/shared/contract/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { toOrganisation } from '../participants/toOrganisation';
import { eduOrgs, studentStatuses } from '../schema/education';
import { humans, students } from '../schema/people';

/** Whoever has an account and a status that admits payment. */
const payable = sql<number>`count(${humans.id}) filter (where ${studentStatuses.isPayable})::int`;

export const listPaymentEduOrgs: Handler<typeof contract.listPaymentEduOrgs> = async (
  _,
  { db, language },
) => {
  const rows = await db
    .select({ eduOrg: eduOrgs, payable })
    .from(eduOrgs)
    .leftJoin(students, eq(students.eduOrgId, eduOrgs.id))
    .leftJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .leftJoin(humans, and(eq(humans.id, students.humanId), eq(humans.state, 'ACTIVE')))
    .where(eq(eduOrgs.isActive, true))
    .groupBy(eduOrgs.id)
    .orderBy(sql`${eduOrgs.name}->>'ru' collate "und-x-icu"`, eduOrgs.id);
  return rows.map((row) => ({
    ...toOrganisation(row.eduOrg, language),
    payableStudents: row.payable,
  }));
};
