import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { paymentsToEduOrgs } from './paymentTables';
import type { PaymentRow } from './PaymentRow';

export async function eduOrgIdsOf(tx: Database, { id }: PaymentRow) {
  const { eduOrgId, paymentId } = paymentsToEduOrgs;
  const rows = await tx.select({ eduOrgId }).from(paymentsToEduOrgs).where(eq(paymentId, id));
  return rows.map((row) => row.eduOrgId);
}
