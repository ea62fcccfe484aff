import { and, eq, lt } from 'drizzle-orm';
import { overdueSince } from '../applications/overdueSince';
import { tally } from '../database/tally';
import { applications } from '../schema/applications';
import type { Counter } from './Counter';

export const countApplications: Counter<'applications'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'SUPPORT', 'AUDITOR', 'EDU_OPERATOR'],
  count({ db, now, eduOrgId }) {
    const { status, createdAt, eduOrgId: ofOrg } = applications;
    const isNew = eq(status, 'NEW');
    return tally(
      db,
      applications,
      { new: isNew, overdue: and(isNew, lt(createdAt, overdueSince(now))) },
      eduOrgId ? eq(ofOrg, eduOrgId) : undefined,
    );
  },
};
