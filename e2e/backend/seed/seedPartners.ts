import { existing } from '../existing';
import { partnerCategories, partners, partnersToCities } from '../schema/partners';
import { partnerCategoryRows } from './data/partnerCategoryRows';
import { partnerRows } from './data/partnerRows';
import type { PartnerRow } from './data/PartnerRow';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Education } from './seedEducation';

const numbered = (prefix: string, index: number) =>
  `${prefix}-${String(index + 1).padStart(4, '0')}`;

const phoneOf = (index: number) => `+7999000${String(2_001 + index)}`;

function createPartner({ random, calendar }: DemoContext, categories: Map<string, string>) {
  return ({ category, cities, validFrom, validTo, ...partner }: PartnerRow, index: number) => ({
    ...partner,
    id: random.uuid(),
    externalId: numbered('PRT', index),
    categoryId: existing(categories.get(category)),
    website: `https://example.com/partners/${numbered('prt', index)}`,
    phone: index % 3 === 0 ? phoneOf(index) : null,
    validFrom: validFrom === undefined ? null : calendar.day(validFrom),
    validTo: validTo === undefined ? null : calendar.day(validTo),
    syncedAt: calendar.moment(-1, 3, index),
    createdAt: calendar.moment(-60 - index, 9, index),
    cities,
  });
}

/** Thirty partners in six cities and eight categories; some are over, hidden or still to come. */
export async function seedPartners(context: DemoContext, { cityId }: Education) {
  const { tx, random } = context;
  const categoryList = Object.entries(partnerCategoryRows).map(([key, name], index) => ({
    id: random.uuid(),
    externalId: numbered('CAT', index),
    key,
    name,
  }));
  const categories = new Map(categoryList.map(({ key, id }) => [key, id]));
  const rows = partnerRows.map(createPartner(context, categories));
  const links = rows.flatMap(({ id, cities }) =>
    cities.map((city) => ({ partnerId: id, cityId: cityId(city) })),
  );
  await insertAll(tx, partnerCategories, categoryList);
  await insertAll(tx, partners, rows);
  await insertAll(tx, partnersToCities, links);
  return rows;
}
