import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { nameIn } from '../../platform/database/inNameOrder';
import { eduOrgs } from '../resources/resourceTables';
import { toOrganisation } from '../resources/toOrganisation';
import { paymentsToEduOrgs } from './paymentTables';
import { totalsOf } from './totalsOf';

interface Reader {
  language: LanguageKey;
  /** The only organisation that is seen. */
  scope?: string | undefined;
}

/** What a register adds up to in each of its organisations. */
export async function eduOrgTotalsOf(db: Database, id: string, { language, scope }: Reader) {
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
    .orderBy(nameIn(eduOrgs.name, language), eduOrgs.id);
  return rows.map(({ eduOrg, quota, totals }) => ({
    eduOrg: toOrganisation(eduOrg, language),
    quota,
    ...totals,
  }));
}
