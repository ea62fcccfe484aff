import { assertDefined } from '../../../platform/database/assertDefined';
import { cities, eduOrgs, programs } from '../resourceTables';
import { withInn10Control } from '../../../platform/seed/checksums';
import { cityRows, type CityKey } from './data/cityRows';
import { organisations } from './data/organisations';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';

const months = { SPO: 46, BACHELOR: 48, SPECIALIST: 66, MASTER: 24, PHD: 48 };

/** Organisations and programmes as the reference-data service would send them. */
export async function seedEducation(context: DemoContext) {
  const { tx, random } = context;
  const cityList = Object.entries(cityRows).map(([key, row]) => ({
    ...row,
    key,
    id: random.uuid(),
  }));
  const cityId = (wanted: CityKey) => assertDefined(cityList.find(({ key }) => key === wanted)).id;
  const orgRows = organisations.map(({ name, shortName, city }, index) => ({
    id: random.uuid(),
    nsiId: `ORG-${String(index + 1).padStart(4, '0')}`,
    name,
    shortName,
    inn: withInn10Control(`78${random.digits(7)}`),
    cityId: cityId(city),
  }));
  const programRows = organisations.flatMap((organisation, orgIndex) =>
    organisation.programs.map((program, index) => ({
      ...program,
      id: random.uuid(),
      nsiId: `PRG-${orgIndex + 1}${String(index + 1).padStart(3, '0')}`,
      eduOrgId: assertDefined(orgRows[orgIndex]).id,
      months: months[program.level],
    })),
  );
  await insertAll(tx, cities, cityList);
  await insertAll(tx, eduOrgs, orgRows);
  await insertAll(tx, programs, programRows);
  return { eduOrgs: orgRows, programs: programRows, cityId };
}

export type Education = Awaited<ReturnType<typeof seedEducation>>;
