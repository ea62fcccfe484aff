import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { inLanguage } from '../messages/inLanguage';
import { cities } from '../schema/education';
import { partnersToCities } from '../schema/partners';

/** The cities of several partners in one query, by the partner's id. */
export async function citiesOf(db: Database, partnerIds: string[], language: LanguageKey) {
  const found = new Map<string, { id: string; name: string }[]>(partnerIds.map((id) => [id, []]));
  if (partnerIds.length === 0) return found;
  const rows = await db
    .select({ partnerId: partnersToCities.partnerId, id: cities.id, name: cities.name })
    .from(partnersToCities)
    .innerJoin(cities, eq(cities.id, partnersToCities.cityId))
    .where(inArray(partnersToCities.partnerId, partnerIds))
    .orderBy(sql`${cities.name}->>'ru' collate "und-x-icu"`, cities.id);
  for (const { partnerId, id, name } of rows) {
    found.get(partnerId)?.push({ id, name: inLanguage(name, language) });
  }
  return found;
}
