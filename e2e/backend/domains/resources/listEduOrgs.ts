import type * as contract from '@campus/shared/contract/resources/calls';
import { and, eq, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing';
import type { Handler } from '../../Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { cities, eduOrgs } from './resourceTables';

const { name, shortName } = eduOrgs;
const words = sql`concat_ws(' ', ${name}->>'ru', ${name}->>'en', ${shortName}->>'ru', ${shortName}->>'en')`;

export const listEduOrgs: Handler<typeof contract.listEduOrgs> = async (
  { query: { search, cityId, isActive } },
  { db, language },
) => {
  const where = and(
    search ? sql`${words} ilike ${containing(search)}` : undefined,
    cityId ? eq(eduOrgs.cityId, cityId) : undefined,
    isActive === undefined ? undefined : eq(eduOrgs.isActive, isActive),
  );
  const rows = await db
    .select({ org: eduOrgs, city: cities })
    .from(eduOrgs)
    .leftJoin(cities, eq(cities.id, eduOrgs.cityId))
    .where(where)
    .orderBy(sql`${name}->>'ru' collate "und-x-icu"`, eduOrgs.id);
  return rows.map(({ org, city }) => ({
    ...org,
    name: inLanguage(org.name, language),
    shortName: inLanguage(org.shortName, language),
    city: city && { id: city.id, name: inLanguage(city.name, language) },
  }));
};
