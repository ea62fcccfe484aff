import { eq, inArray } from 'drizzle-orm';
import { tally } from '../database/tally';
import { payments, paymentsToEduOrgs } from '../schema/money';
import type { Asked, Counter } from './Counter';

function ofOrganisation({ db, eduOrgId }: Asked) {
  if (!eduOrgId) return undefined;
  const ids = db
    .select({ id: paymentsToEduOrgs.paymentId })
    .from(paymentsToEduOrgs)
    .where(eq(paymentsToEduOrgs.eduOrgId, eduOrgId));
  return inArray(payments.id, ids);
}

export const countRegisters: Counter<'registers'> = {
  roles: ['ADMIN', 'PAYMENT_MANAGER', 'PAYMENT_APPROVER', 'AUDITOR', 'EDU_OPERATOR'],
  count: (asked) =>
    tally(
      asked.db,
      payments,
      {
        drafts: eq(payments.status, 'DRAFT'),
        waitingForApproval: eq(payments.status, 'FORMED'),
        approved: eq(payments.status, 'APPROVED'),
      },
      ofOrganisation(asked),
    ),
};
