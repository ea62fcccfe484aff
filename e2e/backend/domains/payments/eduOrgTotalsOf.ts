import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { nameColumn } from '../../platform/database/inNameOrder';
import { eduOrgs } from '../resources/resourceTables';
import { toOrganisation } from '../resources/toOrganisation';
import { paymentCandidates, paymentsToEduOrgs } from './paymentTables';
import { sums } from './totalsOf';

interface Reader {
  language: LanguageKey;
  /** The only organisation that is seen. */
  scope?: string | undefined;
}

const none = { candidates: 0, included: 0, excluded: 0, amount: 0 };

/** What a register adds up to in each of its organisations: in one pass over all who are in it. */
export async function eduOrgTotalsOf(db: Database, id: string, { language, scope }: Reader) {
  const { paymentId, eduOrgId } = paymentCandidates;
  const added = db
    .select({ eduOrgId, totals: sums.as('totals') })
    .from(paymentCandidates)
    .where(and(eq(paymentId, id), scope ? eq(eduOrgId, scope) : undefined))
    .groupBy(eduOrgId)
    .as('added');
  const rows = await db
    .select({
      eduOrg: eduOrgs,
      quota: paymentsToEduOrgs.quota,
      totals: added.totals,
    })
    .from(paymentsToEduOrgs)
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentsToEduOrgs.eduOrgId))
    .leftJoin(added, eq(added.eduOrgId, eduOrgs.id))
    .where(and(eq(paymentsToEduOrgs.paymentId, id), scope ? eq(eduOrgs.id, scope) : undefined))
    .orderBy(nameColumn(eduOrgs.name, language), eduOrgs.id);
  return rows.map(({ eduOrg, quota, totals }) => ({
    eduOrg: toOrganisation(eduOrg, language),
    quota,
    ...(totals ?? none),
  }));
}
