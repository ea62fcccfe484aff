import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { LocalText } from '../schema/columns';
import { cities } from '../schema/education';
import { partnerCategories } from '../schema/partners';
import type { DirectoryRow } from './directoryPage';

interface City {
  name: LocalText;
  region: LocalText;
}

const keyOf = ({ name, region }: City) => `${name.ru}\n${region.ru}`;

/** The ids of cities by name and region; those that we do not know yet are added. */
async function findCities(tx: Database, rows: DirectoryRow[]) {
  const wanted = new Map(rows.flatMap((row) => row.cities).map((city) => [keyOf(city), city]));
  const names = [...wanted.values()].map(({ name }) => name.ru);
  const known = await tx
    .select()
    .from(cities)
    .where(inArray(sql`${cities.name}->>'ru'`, names));
  for (const city of known) wanted.delete(keyOf(city));
  const added = wanted.size
    ? await tx
        .insert(cities)
        .values([...wanted.values()])
        .returning()
    : [];
  return new Map([...known, ...added].map((city) => [keyOf(city), city.id]));
}

/** The ids of categories by the directory's own; their names follow the directory. */
async function findCategories(tx: Database, rows: DirectoryRow[]) {
  const wanted = new Map(rows.map(({ category }) => [category.id, category.name]));
  const saved = await tx
    .insert(partnerCategories)
    .values([...wanted].map(([externalId, name]) => ({ externalId, name })))
    .onConflictDoUpdate({
      target: partnerCategories.externalId,
      set: { name: sql`excluded.name` },
    })
    .returning();
  return new Map(saved.map(({ externalId, id }) => [externalId, id]));
}

/** Finds or makes what the partners of a page refer to. */
export async function findPlaces(tx: Database, rows: DirectoryRow[]) {
  const cityIds = await findCities(tx, rows);
  const categoryIds = await findCategories(tx, rows);
  return {
    categoryOf: ({ category }: DirectoryRow) => categoryIds.get(category.id),
    citiesOf: ({ cities: named }: DirectoryRow) =>
      [...new Set(named.map((city) => cityIds.get(keyOf(city))))].filter((id) => id !== undefined),
  };
}
