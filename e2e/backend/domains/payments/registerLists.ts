import type * as contract from '@campus/shared/contract/payments/calls';
import { registerStatuses } from '@campus/shared/contract/payments/machine';
import type { PaymentsFilter, registerOrders } from '@campus/shared/contract/payments/requests';
import { and, asc, desc, eq, gte, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { hasRole, scopeOf } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { isPaidAsOf } from './isPaidAsOf';
import { payHistoryItems, payments, paymentsToEduOrgs } from './paymentTables';
import { isVisible, selectPayments, totalsIn } from './selectPayments';
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

/** What alone a reader may see: a filter tells no more of others than the list does. */
type Scope = string | undefined;

function hasAnyOf(eduOrgIds: string[] | undefined, scope: Scope) {
  if (!eduOrgIds?.length) return undefined;
  const { paymentId, eduOrgId } = paymentsToEduOrgs;
  const isOne = and(
    eq(paymentId, payments.id),
    inArray(eduOrgId, eduOrgIds),
    scope ? eq(eduOrgId, scope) : undefined,
  );
  return sql`exists (select from ${paymentsToEduOrgs} where ${isOne})`;
}

function hasPaid({ paidFrom, paidTo }: PaymentsFilter, scope: Scope) {
  if (!paidFrom && !paidTo) return undefined;
  const { paymentId, status, paidAt } = payHistoryItems;
  const isPaid = and(
    eq(paymentId, payments.id),
    eq(status, 'PAID'),
    paidFrom ? gte(paidAt, paidFrom) : undefined,
    paidTo ? lte(paidAt, paidTo) : undefined,
    scope ? isPaidAsOf(scope) : undefined,
  );
  return sql`exists (select from ${payHistoryItems} where ${isPaid})`;
}

export const isFound = (
  { search, statuses, periodFrom, periodTo, eduOrgIds, ...rest }: PaymentsFilter,
  scope: Scope,
) =>
  and(
    matches(search),
    hasPaid(rest, scope),
    statuses?.length ? inArray(payments.status, statuses) : undefined,
    periodFrom ? gte(payments.periodTo, periodFrom) : undefined,
    periodTo ? lte(payments.periodFrom, periodTo) : undefined,
    hasAnyOf(eduOrgIds, scope),
  );

interface Wish {
  where: SQL | undefined;
  page: { skip: number; size: number; asc: boolean; sort?: (typeof registerOrders)[number] };
  visitor: Requester;
}

/** What registers are ordered by; an operator's by what is seen of them. */
const orderOf = (sort: Wish['page']['sort'], scope: Scope): SQL => {
  if (sort === 'period') return sql`${payments.periodFrom}`;
  if (sort === 'people') return sql`(${totalsIn(scope)}->>'included')::int`;
  if (sort === 'amount') return sql`(${totalsIn(scope)}->>'amount')::bigint`;
  return sql`${payments.createdAt}`;
};

async function pageOfRegisters(db: Database, { where, page, visitor }: Wish) {
  const { skip, size } = page;
  const scope = scopeOf(visitor);
  const seen = and(isVisible(scope), where);
  const direction = page.asc ? asc : desc;
  const rows = await selectPayments(db, scope)
    .where(seen)
    .orderBy(direction(orderOf(page.sort, scope)), desc(payments.createdAt), payments.id)
    .limit(size)
    .offset(skip);
  const items = rows.map((row) => toPayment(row, scope));
  return { items, total: await countRows(db, payments, seen), skip, size };
}

export const filterPayments: Handler<typeof contract.filterPayments> = (
  { params, query, body },
  { db, visitor },
) => {
  const where = and(eq(payments.type, params.paymentType), isFound(body, scopeOf(visitor)));
  return pageOfRegisters(db, { where, page: query, visitor });
};

/**
 * A manager finishes drafts and sends what was approved; an approver looks at what somebody else has
 * formed.
 */
const waitsFor = (visitor: Requester) =>
  or(
    sql`false`,
    hasRole(visitor, 'PAYMENT_MANAGER')
      ? inArray(payments.status, ['DRAFT', 'APPROVED'])
      : undefined,
    hasRole(visitor, 'PAYMENT_APPROVER')
      ? and(
          eq(payments.status, 'FORMED'),
          not(eq(payments.createdById, visitor.id)),
          sql`${visitor.id}::uuid <> all (${payments.editorIds})`,
        )
      : undefined,
  );

export const filterWaitingPayments: Handler<typeof contract.filterWaitingPayments> = (
  { params, query },
  { db, visitor },
) => {
  const where = and(eq(payments.type, params.paymentType), waitsFor(visitor));
  return pageOfRegisters(db, { where, page: query, visitor });
};

export const summarizePayments: Handler<typeof contract.summarizePayments> = async (
  { params, body },
  { db, visitor },
) => {
  const scope = scopeOf(visitor);
  const rows = await db
    .select({
      status: payments.status,
      registers: sql<number>`count(*)::int`,
      included: sql<number>`sum((${totalsIn(scope)}->>'included')::int)::int`,
      amount: sql<number>`sum((${totalsIn(scope)}->>'amount')::bigint)::float8`,
    })
    .from(payments)
    .where(and(eq(payments.type, params.paymentType), isVisible(scope), isFound(body, scope)))
    .groupBy(payments.status);
  const found = new Map(rows.map((row) => [row.status, row]));
  return registerStatuses.map(
    (status) => found.get(status) ?? { status, registers: 0, included: 0, amount: 0 },
  );
};
