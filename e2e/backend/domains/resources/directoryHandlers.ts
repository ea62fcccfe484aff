import type * as directories from '@campus/shared/contract/resources/calls';
import { gt, sql, and, eq } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import type { Handlers, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { studentStatuses, mobileVersions, cities, eduOrgs } from './resourceTables';
import { serviceWorks } from '../../platform/http/serviceWorkTables';
import type * as contract from '@campus/shared/contract/resources/calls';
import { containing } from '../../platform/database/conditions';

const { name, shortName } = eduOrgs;
const words = sql`concat_ws(' ', ${name}->>'ru', ${name}->>'en', ${shortName}->>'ru', ${shortName}->>'en')`;

const listEduOrgs: Handler<typeof contract.listEduOrgs> = async (
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
    .orderBy(inNameOrder(sql`${name}->>'ru'`), eduOrgs.id);
  return rows.map(({ org, city }) => ({
    ...org,
    name: inLanguage(org.name, language),
    shortName: inLanguage(org.shortName, language),
    city: city && { id: city.id, name: inLanguage(city.name, language) },
  }));
};

export const directoryHandlers = {
  listEduOrgs,

  async listServiceWorks(_, { db, language, now }) {
    const rows = await db
      .select()
      .from(serviceWorks)
      .where(gt(serviceWorks.endsAt, new Date(now())))
      .orderBy(serviceWorks.startsAt, serviceWorks.id);
    return rows.map((row) => ({
      ...row,
      title: inLanguage(row.title, language),
      text: inLanguage(row.text, language),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  },

  async listStudentStatuses(_, { db, language }) {
    const rows = await db.select().from(studentStatuses).orderBy(studentStatuses.key);
    return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
  },

  listMobileVersions: (_, { db }) =>
    db
      .select()
      .from(mobileVersions)
      .orderBy(sql`${mobileVersions.platform}`),
} satisfies Partial<Handlers<typeof directories>>;
