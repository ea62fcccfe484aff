import type { ApplicationType } from '@campus/shared/contract/applications/machine';
import type { Database } from '../../../platform/database/Database';
import { assertDefined } from '../../../platform/database/assertDefined';
import { applications } from '../../applications/applicationTables';

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
  return assertDefined(row).id;
}
