import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { Refusal } from '../../platform/access/Refusal';
import { payments, type RegisterTotals } from './paymentTables';
import { readNumber } from '../settings/readSetting';
import type { PaymentRow } from './PaymentRow';
import { totalsOf } from './totalsOf';

/** @throws Refusal 422 where they are more than one register may hold. */
export async function assertFits(tx: Database, { candidates }: Pick<RegisterTotals, 'candidates'>) {
  const maximum = await readNumber(tx, 'payBatchLimit');
  if (candidates > maximum) throw new Refusal(422, 'REGISTER_TOO_LARGE', { params: { maximum } });
}

/**
 * Writes down what the candidates of a register add up to now.
 * @throws Refusal 422 where they are more than one register may hold.
 */
export async function recountTotals(tx: Database, { id }: PaymentRow): Promise<PaymentRow> {
  const [counted] = await tx
    .update(payments)
    .set({ totals: totalsOf(sql`payment_id = ${id}`) })
    .where(eq(payments.id, id))
    .returning();
  const payment = assertDefined(counted);
  await assertFits(tx, payment.totals);
  return payment;
}
