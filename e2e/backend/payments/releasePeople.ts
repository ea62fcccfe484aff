import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { applications } from '../schema/applications';
import { payHistoryItems } from '../schema/money';
import type { Payment } from './Payment';

export async function releasePlanned(tx: Database, { id }: Payment) {
  const isPlanned = eq(payHistoryItems.status, 'PLANNED');
  await tx.delete(payHistoryItems).where(and(eq(payHistoryItems.paymentId, id), isPlanned));
}

/** Takes back what a register promised: planned payments, and applications that it would pay for. */
export async function releasePeople(tx: Database, payment: Payment) {
  await releasePlanned(tx, payment);
  await tx
    .update(applications)
    .set({ paymentId: null })
    .where(eq(applications.paymentId, payment.id));
}
