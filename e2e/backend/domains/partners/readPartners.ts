import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Partner } from '@campus/shared/contract/partners/calls';
import type { LockableField, PartnerFilter } from '@campus/shared/contract/partners/requests';
import { eq, inArray, sql, and, asc, desc, exists, or, gte, isNull, lte } from 'drizzle-orm';
import type * as contract from '@campus/shared/contract/partners/calls';
import { dayAt } from '@campus/shared/contract/days';
import { inNameOrder } from '../../platform/database/inNameOrder';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { inLanguage } from '../../platform/messages/inLanguage';
import { mediaFiles } from '../../platform/files/fileTables';
import type { Requester } from '../../platform/access/Requester';
import { countRows } from '../../platform/database/countRows';
import type { Handler } from '../../platform/Handler';
import { containing } from '../../platform/database/conditions';
import { onPage } from '../../platform/database/onPage';
import { cities } from '../resources/resourceTables';
import { partnerCategories, partners, partnersToCities } from './partnerTables';
import { hasRole } from '../../platform/access/hasRole';
import { seesAll } from './seesAll';

/** The cities of several partners in one query, by the partner's id. */
async function citiesOf(db: Database, partnerIds: string[], language: LanguageKey) {
  const found = new Map<string, { id: string; name: string }[]>(partnerIds.map((id) => [id, []]));
  if (partnerIds.length === 0) return found;
  const rows = await db
    .select({ partnerId: partnersToCities.partnerId, id: cities.id, name: cities.name })
    .from(partnersToCities)
    .innerJoin(cities, eq(cities.id, partnersToCities.cityId))
    .where(inArray(partnersToCities.partnerId, partnerIds))
    .orderBy(inNameOrder(sql`${cities.name}->>'ru'`), cities.id);
  for (const { partnerId, id, name } of rows) {
    found.get(partnerId)?.push({ id, name: inLanguage(name, language) });
  }
  return found;
}

/** Partners with the rows that describe them; add `where`, order and page. */
export const selectPartners = (db: Database) =>
  db
    .select({ partner: partners, category: partnerCategories, logo: mediaFiles })
    .from(partners)
    .innerJoin(partnerCategories, eq(partnerCategories.id, partners.categoryId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, partners.logoId));

type Row = Awaited<ReturnType<typeof selectPartners>>[number];

interface Reader {
  db: Database;
  visitor: Requester | null;
  language: LanguageKey;
}

const staffFactsOf = ({ partner }: Row) => ({
  ...partner,
  lockedFields: partner.lockedFields as LockableField[],
  syncedAt: partner.syncedAt?.toISOString() ?? null,
  createdAt: partner.createdAt.toISOString(),
  updatedAt: partner.updatedAt.toISOString(),
});

function logoOf({ logo, partner }: Row, lang: LanguageKey) {
  if (!logo?.width || !logo.height) return null;
  const { width, height } = logo;
  return { url: fileUrl(logo), alt: inLanguage(partner.name, lang), width, height };
}

/** A partner in one language, and as much of it as the reader may know. */
function toPartner(row: Row, cities: Partner['cities'], { visitor, language }: Reader): Partner {
  const { partner, category } = row;
  const { promoCode, ...known } = partner;
  const lang = partner.name[language] ? language : 'ru';
  const isTold = visitor?.kind === 'HUMAN' || hasRole(visitor, 'ADMIN', 'CONTENT_MANAGER');
  return {
    ...known,
    lang,
    name: inLanguage(partner.name, lang),
    description: partner.description && inLanguage(partner.description, lang),
    terms: inLanguage(partner.terms, lang),
    category: { id: category.id, name: inLanguage(category.name, lang) },
    cities,
    hasPromoCode: Boolean(promoCode),
    ...(isTold && { promoCode }),
    logo: logoOf(row, lang),
    ...(seesAll(visitor) && { staff: staffFactsOf(row) }),
  };
}

/** Turns what `selectPartners` found into what the reader gets. */
export async function readPartners(rows: Row[], reader: Reader): Promise<Partner[]> {
  const ids = rows.map(({ partner }) => partner.id);
  const cities = await citiesOf(reader.db, ids, reader.language);
  return rows.map((row) => toPartner(row, cities.get(row.partner.id) ?? [], reader));
}

/** Partners whose offer holds at the moment `now`, in milliseconds. */
export function isOnOffer(now: number) {
  const today = dayAt(now);
  return and(
    eq(partners.isActive, true),
    or(isNull(partners.validFrom), lte(partners.validFrom, today)),
    or(isNull(partners.validTo), gte(partners.validTo, today)),
  );
}

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
  const where = and(narrowed(db, body), visible(body.isActive, seesAll(visitor), now()));
  const orderBy = [(isAscending ? asc : desc)(partners.createdAt)];
  const rows = await selectPartners(db)
    .where(onPage(db, partners, { where, orderBy, skip, size }))
    .orderBy(...orderBy, partners.id);
  const items = await readPartners(rows, context);
  return { items, total: await countRows(db, partners, where), skip, size };
};
