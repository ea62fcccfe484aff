import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/payments';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import { onPage } from '../database/onPage';
import type { Handler } from '../Handler';
import { messageOf } from '../messages/messageOf';
import { toOrganisation } from '../participants/toOrganisation';
import { eduOrgs } from '../schema/education';
import { paymentCandidates } from '../schema/candidates';
import { humans, humanWords } from '../schema/people';
import { scopeOf } from '../users/scopeOf';
import { hasFailed } from './hasFailed';
import { readPayment } from './readPayment';

const byName = sql`${paymentCandidates.name} collate "und-x-icu"`;

/** An array and not a subquery: each of its people is then looked up in the register’s own index. */
const called = (search: string) =>
  sql`${paymentCandidates.humanId} = any(array(
    select ${humans.id} from ${humans} where ${humanWords(humans)} ilike ${containing(search)}))`;

const selectCandidates = (db: Database) =>
  db
    .select({ candidate: paymentCandidates, human: humans, eduOrg: eduOrgs })
    .from(paymentCandidates)
    .innerJoin(humans, eq(humans.id, paymentCandidates.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentCandidates.eduOrgId));

type Row = Awaited<ReturnType<typeof selectCandidates>>[number];

function reasonOf({ reason, decision, checks }: Row['candidate'], language: LanguageKey) {
  const failed = checks.find(({ passed }) => !passed);
  if (reason ?? (decision === 'INCLUDED' || !failed)) return reason;
  return messageOf(`CHECK_${failed.key}`, language);
}

const toCandidate = ({ candidate, human, eduOrg }: Row, language: LanguageKey) => ({
  ...candidate,
  human,
  eduOrg: toOrganisation(eduOrg, language),
  isByHand: candidate.decidedById !== null,
  reason: reasonOf(candidate, language),
});

export const filterCandidates: Handler<typeof contract.filterCandidates> = async (
  { params, query: { skip, size, ...order }, body },
  { db, visitor, language },
) => {
  const { id } = await readPayment(db, params.id, visitor);
  const scope = scopeOf(visitor);
  const { eduOrgId, decision, itemStatus, paymentId, checks } = paymentCandidates;
  const where = and(
    eq(paymentId, id),
    scope ? eq(eduOrgId, scope) : undefined,
    body.search ? called(body.search) : undefined,
    body.eduOrgIds?.length ? inArray(eduOrgId, body.eduOrgIds) : undefined,
    body.decisions?.length ? inArray(decision, body.decisions) : undefined,
    body.itemStatuses?.length ? inArray(itemStatus, body.itemStatuses) : undefined,
    body.failedCheck && hasFailed(checks, body.failedCheck),
  );
  const orderBy = [(order.asc ? asc : desc)(byName)];
  const rows = await selectCandidates(db)
    .where(onPage(db, paymentCandidates, { where, orderBy, skip, size }))
    .orderBy(...orderBy, paymentCandidates.id);
  const items = rows.map((row) => toCandidate(row, language));
  return { items, total: await countRows(db, paymentCandidates, where), skip, size };
};
