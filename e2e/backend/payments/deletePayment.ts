import { registerMoves } from '@campus/shared/contract/machines/payment';
import type * as contract from '@campus/shared/contract/payments';
import { eq } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { payments } from '../schema/money';
import { assertMove } from '../states/moveTo';
import { lockRegister } from './lockRegister';

export const deletePayment: Handler<typeof contract.deletePayment> = (
  { params: { id } },
  context,
) =>
  context.db.transaction(async (tx) => {
    const { number, type, status } = await lockRegister(tx, id);
    assertMove('payment', registerMoves.remove, status);
    await tx.delete(payments).where(eq(payments.id, id));
    await recordLog(tx, context, {
      action: 'payment.delete',
      entity: { type: 'payment', id },
      diff: diffOf({ number, type, status }, { number: null, type: null, status: null }),
    });
    return { id };
  });
