import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, sql } from 'drizzle-orm';
import { inLanguage, type LocalText } from '../../platform/messages/inLanguage';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { paymentCandidates, paymentsToEduOrgs } from './paymentTables';
import type { PaymentRow } from './PaymentRow';
import { termsOf } from './termsOf';

interface Terms {
  id: string;
  name: LocalText;
  amount: number | null;
}

const listed = (ids: readonly string[]) => sql`${JSON.stringify(ids)}::jsonb`;

function assertTerms(terms: Terms[], wanted: number, language: LanguageKey) {
  if (terms.length < wanted) {
    throw new Refusal(422, 'EDU_ORG_UNKNOWN', { fields: { eduOrgIds: 'EDU_ORG_UNKNOWN' } });
  }
  const missing = terms.find(({ amount }) => amount === null);
  if (!missing) return;
  throw new Refusal(422, 'GRANT_MISSING', {
    fields: { amountPerHuman: 'REQUIRED' },
    params: { name: inLanguage(missing.name, language) },
  });
}

/**
 * Gives a register its organisations, with the quotas of their grants; the candidates of others
 * leave it.
 * @throws Refusal 422 for one that is unknown, closed unless it owes the money, or of which no amount
 * is known.
 */
export async function setEduOrgs(
  tx: Database,
  payment: PaymentRow,
  eduOrgIds: readonly string[],
  language: LanguageKey,
) {
  const ids = [...new Set(eduOrgIds)];
  // What was not paid is owed by one that has closed since, too: the checks look at its people.
  const isRepeated = payment.retryOfId !== null;
  const isListed = sql`(is_active or ${isRepeated}) and ${listed(ids)} ? id::text`;
  const terms = await tx
    .select({
      id: sql<string>`id`,
      name: sql<LocalText>`name`,
      amount: sql<number | null>`amount`,
    })
    .from(sql`(${termsOf(payment)}) as terms`)
    .where(isListed);
  assertTerms(terms, ids.length, language);
  for (const table of [paymentsToEduOrgs, paymentCandidates]) {
    const isDropped = sql`not ${listed(ids)} ? ${table.eduOrgId}::text`;
    await tx.delete(table).where(and(eq(table.paymentId, payment.id), isDropped));
  }
  await tx.execute(sql`
    insert into payments_to_edu_orgs (payment_id, edu_org_id, quota)
    select ${payment.id}::uuid, id, quota from (${termsOf(payment)}) as terms where ${isListed}
    on conflict (payment_id, edu_org_id) do update set quota = excluded.quota`);
}
