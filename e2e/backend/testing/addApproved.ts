import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { applications } from '../schema/applications';

interface Applicant {
  humanId: string;
  eduOrgId: string;
}

/** An application that somebody approved. */
export async function addApproved(db: Database, applicant: Applicant, type: ApplicationType) {
  const number = `${type}-${applicant.humanId}`;
  const [row] = await db
    .insert(applications)
    .values({ ...applicant, number, type, status: 'APPROVED', studentSnapshot: {} })
    .returning();
  return existing(row).id;
}
