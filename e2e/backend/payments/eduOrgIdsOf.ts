import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { paymentsToEduOrgs } from '../schema/money';
import type { Payment } from './Payment';

export async function eduOrgIdsOf(tx: Database, { id }: Payment) {
  const { eduOrgId, paymentId } = paymentsToEduOrgs;
  const rows = await tx.select({ eduOrgId }).from(paymentsToEduOrgs).where(eq(paymentId, id));
  return rows.map((row) => row.eduOrgId);
}
