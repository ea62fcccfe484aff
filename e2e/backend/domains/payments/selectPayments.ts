import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/Database';
import type { PaymentRow } from './PaymentRow';
import { payments } from './paymentTables';
import { users } from '../accounts/userTables';
import { totalsOf } from './totalsOf';

const creators = alias(users, 'creators');
const approvers = alias(users, 'approvers');

const nameOf = ({ lastName, firstName }: typeof creators | typeof approvers) =>
  sql<string>`${lastName} || ' ' || ${firstName}`;

const isSeen = (scope: string | undefined) => (scope ? sql`edu_org_id = ${scope}` : sql`true`);

/** Of an operator’s registers only the own organisation counts. */
export const totalsIn = (scope: string | undefined) =>
  scope ? totalsOf(sql`payment_id = ${payments.id} and ${isSeen(scope)}`) : payments.totals;

const isOf = (id: SQLWrapper, scope: string) => sql`exists (
  select from payments_to_edu_orgs where payment_id = ${id} and ${isSeen(scope)})`;

/** Whether a register has to do with the organisation that alone the reader may see. */
export const isVisible = (scope: string | undefined): SQL | undefined =>
  scope ? isOf(payments.id, scope) : undefined;

type LinkedRegister = Pick<PaymentRow, 'id' | 'number'> | null;

/** The register that `where` picks; nobody is led to one that they may not see. */
const linked = (where: SQL, scope: string | undefined) => sql<LinkedRegister>`(
  select jsonb_build_object('id', linked.id, 'number', linked.number) from payments as linked
  where ${and(where, scope ? isOf(sql`linked.id`, scope) : undefined)})`;

/** Registers with the people and organisations behind them; add `where` and order. */
export const selectPayments = (db: Database, scope: string | undefined) =>
  db
    .select({
      payment: payments,
      totals: totalsIn(scope),
      eduOrgIds: sql<string[]>`(
        select coalesce(jsonb_agg(edu_org_id order by edu_org_id), '[]')
        from payments_to_edu_orgs where payment_id = ${payments.id} and ${isSeen(scope)})`,
      retryOf: linked(sql`linked.id = ${payments.retryOfId}`, scope),
      retriedBy: linked(
        sql`linked.retry_of_id = ${payments.id} and linked.status <> 'CANCELLED'`,
        scope,
      ),
      createdBy: { id: creators.id, name: nameOf(creators) },
      approvedBy: { id: approvers.id, name: nameOf(approvers) },
    })
    .from(payments)
    .innerJoin(creators, eq(creators.id, payments.createdById))
    .leftJoin(approvers, eq(approvers.id, payments.approvedById));
