import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { payments } from './paymentTables';
import type { PaymentRow } from './PaymentRow';

/**
 * The register as nobody else changes it until the transaction ends.
 * @throws Refusal 404
 */
export async function lockRegister(tx: Database, id: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Refusal(404, 'NOT_FOUND');
  return payment;
}
