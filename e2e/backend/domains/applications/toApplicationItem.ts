import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { toOrganisation } from '../resources/toOrganisation';
import { applicationsOverdueSince } from './applicationsOverdueSince';
import { applications } from './applicationTables';
import { eduOrgs } from '../resources/resourceTables';
import { humans } from '../accounts/humanTables';

/** Applications with the rows that describe them; add `where` and order. */
export const selectApplications = (db: Database) =>
  db
    .select({ application: applications, human: humans, eduOrg: eduOrgs })
    .from(applications)
    .innerJoin(humans, eq(humans.id, applications.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, applications.eduOrgId));

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

/** An application as staff see it in the queue. */
export function toApplicationItem(
  { application, human, eduOrg }: Row,
  language: LanguageKey,
  now: number,
) {
  const { createdAt, decidedAt, status } = application;
  return {
    ...application,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    human,
    eduOrg: toOrganisation(eduOrg, language),
    isOverdue: status === 'NEW' && createdAt < applicationsOverdueSince(now),
  };
}
