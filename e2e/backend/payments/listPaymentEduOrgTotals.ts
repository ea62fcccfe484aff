import type * as contract from '@campus/shared/contract/payments';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { toOrganisation } from '../participants/toOrganisation';
import { eduOrgs } from '../schema/education';
import { paymentsToEduOrgs } from '../schema/money';
import { scopeOf } from '../users/scopeOf';
import { readPayment } from './readPayment';
import { totalsOf } from './totalsOf';

export const listPaymentEduOrgTotals: Handler<typeof contract.listPaymentEduOrgTotals> = async (
  { params },
  { db, visitor, language },
) => {
  const scope = scopeOf(visitor);
  const { id } = await readPayment(db, params.id, visitor);
  const own = sql`payment_id = ${id} and payment_candidates.edu_org_id = ${eduOrgs.id}`;
  const rows = await db
    .select({
      eduOrg: eduOrgs,
      quota: paymentsToEduOrgs.quota,
      totals: totalsOf(own),
    })
    .from(paymentsToEduOrgs)
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentsToEduOrgs.eduOrgId))
    .where(and(eq(paymentsToEduOrgs.paymentId, id), scope ? eq(eduOrgs.id, scope) : undefined))
    .orderBy(sql`${eduOrgs.name}->>'ru' collate "und-x-icu"`, eduOrgs.id);
  return rows.map(({ eduOrg, quota, totals }) => ({
    eduOrg: toOrganisation(eduOrg, language),
    quota,
    ...totals,
  }));
};
