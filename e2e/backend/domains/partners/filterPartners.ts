import type * as contract from '@campus/shared/contract/partners/calls';
import type { PartnerFilter } from '@campus/shared/contract/partners/requests';
import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { onPage } from '../../platform/database/onPage';
import type { Handler } from '../../platform/Handler';
import { partners, partnersToCities } from './partnerTables';
import { isEditor } from './isEditor';
import { isOnOffer } from './isOnOffer';
import { readPartners, selectPartners } from './readPartners';

function matches(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(
    sql`${partners.words} @@ websearch_to_tsquery('russian', ${search})`,
    sql`${partners.words} @@ websearch_to_tsquery('english', ${search})`,
    sql`${partners.name}->>'ru' ilike ${pattern}`,
    sql`${partners.name}->>'en' ilike ${pattern}`,
  );
}

function isInAny(db: Database, cityIds: string[] | undefined) {
  if (!cityIds?.length) return undefined;
  const there = db
    .select({ cityId: partnersToCities.cityId })
    .from(partnersToCities)
    .where(
      and(eq(partnersToCities.partnerId, partners.id), inArray(partnersToCities.cityId, cityIds)),
    );
  return exists(there);
}

const narrowed = (db: Database, filter: PartnerFilter) =>
  and(
    matches(filter.search),
    isInAny(db, filter.cityIds),
    filter.categoryIds?.length ? inArray(partners.categoryId, filter.categoryIds) : undefined,
    filter.discountType ? eq(partners.discountType, filter.discountType) : undefined,
  );

/** Editors choose between visible and hidden ones; others see what they can use today. */
function visible(isActive: boolean | undefined, sees: boolean, now: number) {
  if (!sees) return isOnOffer(now);
  return isActive === undefined ? undefined : eq(partners.isActive, isActive);
}

export const filterPartners: Handler<typeof contract.filterPartners> = async (
  { query: { skip, size, asc: isAscending }, body },
  context,
) => {
  const { db, visitor, now } = context;
  const where = and(narrowed(db, body), visible(body.isActive, isEditor(visitor), now()));
  const orderBy = [(isAscending ? asc : desc)(partners.createdAt)];
  const rows = await selectPartners(db)
    .where(onPage(db, partners, { where, orderBy, skip, size }))
    .orderBy(...orderBy, partners.id);
  const items = await readPartners(rows, context);
  return { items, total: await countRows(db, partners, where), skip, size };
};
