import type * as contract from '@campus/shared/contract/payments/calls';
import { registerActions } from '@campus/shared/contract/payments/records';
import { and, eq, inArray } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { actorNameOf, type LogRow, readLog } from '../../platform/audit/readLog';
import type { Handler } from '../../platform/Handler';
import { readPayment } from './readPayment';

const actionOf = new Map(registerActions.map((action) => [`payment.${action}`, action]));

const isOf = (id: string) =>
  and(
    eq(logs.entityType, 'payment'),
    eq(logs.entityId, id),
    inArray(logs.action, [...actionOf.keys()]),
  );

/** Of what changed only the comment: the rest of a diff names people and sums. */
function toEvent(row: LogRow) {
  const { id, at, action, diff } = row;
  const comment = diff?.comment?.to;
  return {
    id,
    at: at.toISOString(),
    action: actionOf.get(action) ?? 'update',
    by: actorNameOf(row),
    comment: typeof comment === 'string' && comment ? comment : null,
  };
}

export const listPaymentLog: Handler<typeof contract.listPaymentLog> = async (
  { params, query: { skip, size } },
  { db, visitor },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  return readLog(db, { where: isOf(id), skip, size }, toEvent);
};
