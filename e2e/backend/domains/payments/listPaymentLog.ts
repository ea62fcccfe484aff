import type * as contract from '@campus/shared/contract/payments/calls';
import { registerActions } from '@campus/shared/contract/payments/records';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { countRows } from '../../platform/database/countRows';
import type { Handler } from '../../platform/Handler';
import { readPayment } from './readPayment';

const actionOf = new Map(registerActions.map((action) => [`payment.${action}`, action]));

const isOf = (id: string) =>
  and(
    eq(logs.entityType, 'payment'),
    eq(logs.entityId, id),
    inArray(logs.action, [...actionOf.keys()]),
  );

type Row = typeof logs.$inferSelect;

/** Of what changed only the comment: the rest of a diff names people and sums. */
function toEvent({ id, at, action, actorType, actorName, diff }: Row) {
  const comment = diff?.comment?.to;
  return {
    id,
    at: at.toISOString(),
    action: actionOf.get(action) ?? 'update',
    by: actorType === 'SYSTEM' ? null : actorName,
    comment: typeof comment === 'string' && comment ? comment : null,
  };
}

export const listPaymentLog: Handler<typeof contract.listPaymentLog> = async (
  { params, query: { skip, size } },
  { db, visitor },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  const rows = await db
    .select()
    .from(logs)
    .where(isOf(id))
    .orderBy(desc(logs.at), logs.id)
    .limit(size)
    .offset(skip);
  return { items: rows.map(toEvent), total: await countRows(db, logs, isOf(id)), skip, size };
};
