import type * as contract from '@campus/shared/contract/payments';
import { and, asc, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { payments, paymentsToEduOrgs } from '../schema/money';
import { scopeOf } from '../users/scopeOf';
import { isVisible, selectPayments } from './selectPayments';
import { toPayment } from './toPayment';

function matches(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(
    sql`${payments.number} ilike ${pattern}`,
    sql`${payments.name}->>'ru' ilike ${pattern}`,
    sql`${payments.name}->>'en' ilike ${pattern}`,
  );
}

const hasAnyOf = (eduOrgIds: string[] | undefined) =>
  eduOrgIds?.length
    ? sql`exists (
        select from ${paymentsToEduOrgs}
        where ${paymentsToEduOrgs.paymentId} = ${payments.id}
          and ${inArray(paymentsToEduOrgs.eduOrgId, eduOrgIds)})`
    : undefined;

export const filterPayments: Handler<typeof contract.filterPayments> = async (
  { params, query: { skip, size, ...order }, body },
  { db, visitor },
) => {
  const scope = scopeOf(visitor);
  const where = and(
    eq(payments.type, params.paymentType),
    isVisible(scope),
    matches(body.search),
    body.statuses?.length ? inArray(payments.status, body.statuses) : undefined,
    body.periodFrom ? gte(payments.periodTo, body.periodFrom) : undefined,
    body.periodTo ? lte(payments.periodFrom, body.periodTo) : undefined,
    hasAnyOf(body.eduOrgIds),
  );
  const direction = order.asc ? asc : desc;
  const rows = await selectPayments(db, scope)
    .where(where)
    .orderBy(direction(payments.createdAt), payments.id)
    .limit(size)
    .offset(skip);
  const items = rows.map((row) => toPayment(row, scope));
  return { items, total: await countRows(db, payments, where), skip, size };
};
