import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/payments/calls';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { scopeOf } from '../../platform/access/hasRole';
import { uuidArray } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { inNameOrder } from '../../platform/database/inNameOrder';
import { findPage } from '../../platform/database/onPage';
import { asksOnly } from '../../platform/database/tally';
import type { Handler } from '../../platform/Handler';
import { messageOf } from '../../platform/messages/messageOf';
import { humans } from '../accounts/humanTables';
import { eduOrgs } from '../resources/resourceTables';
import { toOrganisation } from '../resources/toOrganisation';
import { candidatesWhere } from './candidatesWhere';
import { paymentCandidates, paymentsToEduOrgs } from './paymentTables';
import { readPayment } from './readPayment';
import { registerInstead } from './registerInstead';

const selectCandidates = (db: Database, scope: string | undefined) =>
  db
    .select({
      candidate: paymentCandidates,
      human: humans,
      eduOrg: eduOrgs,
      otherRegister: registerInstead(scope),
    })
    .from(paymentCandidates)
    .innerJoin(humans, eq(humans.id, paymentCandidates.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentCandidates.eduOrgId));

type Row = Awaited<ReturnType<typeof selectCandidates>>[number];

function reasonOf({ reason, decision, checks }: Row['candidate'], language: LanguageKey) {
  const failed = checks.find(({ passed }) => !passed);
  if (reason ?? (decision === 'INCLUDED' || !failed)) return reason;
  return messageOf(`CHECK_${failed.key}`, language);
}

const toCandidate = ({ candidate, human, eduOrg, otherRegister }: Row, language: LanguageKey) => ({
  ...candidate,
  otherRegister,
  human,
  eduOrg: toOrganisation(eduOrg, language),
  isByHand: candidate.decidedById !== null,
  reason: reasonOf(candidate, language),
});

type Order = Pick<
  Parameters<Handler<typeof contract.filterCandidates>>[0]['query'],
  'asc' | 'sort'
>;

const organisationOrder = [inNameOrder(sql`${eduOrgs.shortName}->>'ru'`), eduOrgs.id];

/**
 * The people of a register beside the place of their organisation in this order: the first page is
 * read of the first organisations, where sorting by a name reads tens of thousands.
 */
async function joinPlaces(db: Database, paymentId: string, orderBy: SQL[]) {
  const rows = await db
    .select({ id: eduOrgs.id })
    .from(paymentsToEduOrgs)
    .innerJoin(eduOrgs, eq(eduOrgs.id, paymentsToEduOrgs.eduOrgId))
    .where(eq(paymentsToEduOrgs.paymentId, paymentId))
    .orderBy(...orderBy);
  const ids = uuidArray(rows.map(({ id }) => id));
  return sql`${paymentCandidates} inner join unnest(${ids}) with ordinality as places (organisation, place)
    on places.organisation = ${paymentCandidates.eduOrgId}`;
}

/** How the rows of a page are ordered, and what finds the page in this order; the same go by name. */
async function orderOf(db: Database, paymentId: string, { sort, asc: isAscending }: Order) {
  const { amount, sortName } = paymentCandidates;
  const direction = isAscending ? asc : desc;
  if (sort !== 'organisation') {
    const orderBy = sort === 'amount' ? [direction(amount), asc(sortName)] : [direction(sortName)];
    return { orderBy, search: { orderBy } };
  }
  const byName = organisationOrder.map((part) => direction(part));
  return {
    orderBy: [...byName, asc(sortName)],
    search: {
      from: await joinPlaces(db, paymentId, byName),
      orderBy: [sql`places.place`, asc(sortName)],
    },
  };
}

export const filterCandidates: Handler<typeof contract.filterCandidates> = async (
  { params, query: { skip, size, ...order }, body },
  { db, visitor, language },
) => {
  const { id, totals } = await readPayment(db, params.id, visitor);
  const scope = scopeOf(visitor);
  const where = candidatesWhere(id, body, scope);
  const { orderBy, search } = await orderOf(db, id, order);
  const page = { skip, size };
  const { isOnPage, total } = await findPage(db, paymentCandidates, {
    ...{ where, ...search, ...page, isWhole: !asksOnly(body) },
    // The register knows how many it has, and readPayment those of an operator's organisation.
    count: async () =>
      asksOnly(body) ? totals.candidates : countRows(db, paymentCandidates, where),
  });
  const rows = await selectCandidates(db, scope)
    .where(isOnPage)
    .orderBy(...orderBy, paymentCandidates.id);
  const items = rows.map((row) => toCandidate(row, language));
  return { items, total, ...page };
};
