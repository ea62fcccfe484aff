import { and, eq } from 'drizzle-orm';
import { isShared } from '../accounts/isShared';
import { applications } from './applicationTables';

/** The applications that the operator of an organisation may see. */
export const isSeenIn = (eduOrgId: string) =>
  and(eq(applications.eduOrgId, eduOrgId), isShared(applications.humanId));
