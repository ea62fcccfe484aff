import { assertDefined } from '../../../platform/database/assertDefined';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';
import { partnerCategories, partners, partnersToCities } from '../partnerTables';
import { partnerCategoryRows } from './data/partnerCategoryRows';
import type { PartnerRow } from './data/PartnerRow';
import { partnerRows } from './data/partnerRows';
import { categoryNumber, firstPartnerAge, offerOf } from './offerOf';

function createPartner({ random, calendar }: DemoContext, categories: Map<string, string>) {
  return (row: PartnerRow, index: number) => ({
    ...offerOf(calendar, row, index),
    ...{ isActive: row.isActive, lockedFields: row.lockedFields, logo: row.logo },
    id: random.uuid(),
    categoryId: assertDefined(categories.get(row.category)),
    syncedAt: calendar.moment(-1, 3, index),
    createdAt: calendar.moment(-firstPartnerAge - index, 9, index),
    cities: row.cities,
  });
}

/** Thirty partners in six cities and eight categories; some are over, hidden or still to come. */
export async function seedPartners(context: DemoContext, { cityId }: Education) {
  const { tx, random, pictures } = context;
  const categoryList = Object.entries(partnerCategoryRows).map(([key, name], index) => ({
    id: random.uuid(),
    externalId: categoryNumber(index),
    key,
    name,
  }));
  const categories = new Map(categoryList.map(({ key, id }) => [key, id]));
  const rows = partnerRows.map(createPartner(context, categories));
  const links = rows.flatMap(({ id, cities }) =>
    cities.map((city) => ({ partnerId: id, cityId: cityId(city) })),
  );
  await insertAll(tx, partnerCategories, categoryList);
  const logoIds = await pictures.addTo(rows, ({ id, logo }) =>
    logo ? { bucket: 'partner-logo', domain: 'partners', name: logo, subjectId: id } : undefined,
  );
  await insertAll(
    tx,
    partners,
    rows.map((row, index) => ({ ...row, logoId: logoIds[index] })),
  );
  await insertAll(tx, partnersToCities, links);
  return rows;
}

export type Partners = Awaited<ReturnType<typeof seedPartners>>;
