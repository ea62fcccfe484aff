import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { payments } from './paymentTables';
import { scopeOf } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';
import { isVisible, selectPayments } from './selectPayments';
import { toPayment } from './toPayment';

/**
 * One register as the visitor may see it.
 * @throws Refusal 404 for one that is unknown or another organisation's.
 */
export async function readPayment(db: Database, id: string, visitor: Requester) {
  const scope = scopeOf(visitor);
  const [row] = await selectPayments(db, scope).where(and(eq(payments.id, id), isVisible(scope)));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return toPayment(row, scope);
}
