import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Partner } from '@campus/shared/contract/partners/calls';
import type { LockableField } from '@campus/shared/contract/partners/requests';
import { eq, inArray, sql } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { inLanguage } from '../../platform/messages/inLanguage';
import { cities } from '../resources/resourceTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { partnerCategories, partners, partnersToCities } from './partnerTables';
import type { Requester } from '../../platform/access/Requester';
import { isEditor } from './isEditor';

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
  const isTold = visitor?.kind === 'HUMAN' || isEditor(visitor);
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
    ...(isEditor(visitor) && { staff: staffFactsOf(row) }),
  };
}

/** Turns what `selectPartners` found into what the reader gets. */
export async function readPartners(rows: Row[], reader: Reader): Promise<Partner[]> {
  const ids = rows.map(({ partner }) => partner.id);
  const cities = await citiesOf(reader.db, ids, reader.language);
  return rows.map((row) => toPartner(row, cities.get(row.partner.id) ?? [], reader));
}
