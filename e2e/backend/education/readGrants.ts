import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { inLanguage } from '../messages/inLanguage';
import { toOrganisation } from '../participants/toOrganisation';
import { cities, eduOrgs, grants } from '../schema/education';

type Grant = typeof grants.$inferSelect;

interface Wish {
  language: LanguageKey;
  organisations: SQL | undefined;
  grants?: SQL;
  /** Whether the reader edits grants. */
  isStaff: boolean;
}

const selectOrganisations = (db: Database, where: SQL | undefined) =>
  db
    .select({ eduOrg: eduOrgs, city: cities })
    .from(eduOrgs)
    .leftJoin(cities, eq(cities.id, eduOrgs.cityId))
    .where(where)
    .orderBy(sql`${eduOrgs.name}->>'ru' collate "und-x-icu"`, eduOrgs.id);

/** Organisations from А to Я with what each pays, newest period first. */
export async function readGrants(db: Database, wish: Wish) {
  const rows = await selectOrganisations(db, wish.organisations);
  const ids = rows.map(({ eduOrg }) => eduOrg.id);
  const found = await db
    .select()
    .from(grants)
    .where(and(inArray(grants.eduOrgId, ids), wish.grants))
    .orderBy(grants.type, sql`${grants.periodFrom} desc`, grants.id);
  const byOrg = new Map<string, Grant[]>(ids.map((id) => [id, []]));
  for (const grant of found) byOrg.get(grant.eduOrgId)?.push(grant);
  return rows.map(({ eduOrg, city }) => ({
    ...toOrganisation(eduOrg, wish.language),
    city: city && inLanguage(city.name, wish.language),
    grants: byOrg.get(eduOrg.id) ?? [],
    ...(wish.isStaff && { staff: { version: eduOrg.version } }),
  }));
}
