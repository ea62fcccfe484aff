import type * as contract from '@campus/shared/contract/partners/calls';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { cities } from '../resources/resourceTables';
import { partners, partnersToCities } from './partnerTables';
import { isOnOffer } from './isOnOffer';
import { isNamed, nameIn } from './nameIn';

export const listPartnerCities: Handler<typeof contract.listPartnerCities> = async (
  { query },
  { db, language, now },
) => {
  const onOffer = sql<number>`count(${partners.id}) filter (where ${isOnOffer(now())})::int`;
  const rows = await db
    .select({ id: cities.id, name: cities.name, region: cities.region, partners: onOffer })
    .from(cities)
    .leftJoin(partnersToCities, eq(partnersToCities.cityId, cities.id))
    .leftJoin(partners, eq(partners.id, partnersToCities.partnerId))
    .where(isNamed(cities.name, query.search))
    .groupBy(cities.id)
    .orderBy(nameIn(cities.name, language), cities.id);
  return rows.map((row) => ({
    ...row,
    name: inLanguage(row.name, language),
    region: inLanguage(row.region, language),
  }));
};
