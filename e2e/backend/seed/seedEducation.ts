import { grantTypes } from '@campus/shared/contract/education/requests';
import { assertDefined } from '../platform/database/assertDefined';
import { cities, eduOrgs, programs } from '../domains/resources/resourceTables';
import { grants } from '../domains/education/educationTables';
import { inn10 } from './checksums';
import { cityRows, type CityKey } from './data/cityRows';
import { organisations } from './data/organisations';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';

const months = { SPO: 46, BACHELOR: 48, SPECIALIST: 66, MASTER: 24, PHD: 48 };

const rubles = { GRANT: 3_420, EXTRA_GRANT: 12_500, CREDIT_GRANT: 4_260 };
const minAverage = { GRANT: 4, EXTRA_GRANT: 4.5, CREDIT_GRANT: null };

/** What each organisation may pay this year; the last one does not refund interest any more. */
function grantsOf({ calendar }: DemoContext, eduOrgId: string, place: number) {
  const common = { eduOrgId, periodFrom: calendar.month(-4).from, periodTo: calendar.month(7).to };
  return grantTypes.map((type) => ({
    ...common,
    type,
    amount: (rubles[type] + place * 150) * 100,
    quota: (type === 'GRANT' ? 400 : 60) - place * 5,
    minAverage: minAverage[type],
    isActive: type !== 'CREDIT_GRANT' || place < organisations.length - 1,
  }));
}

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
    inn: inn10(`78${random.digits(7)}`),
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
  const grantRows = orgRows.flatMap(({ id }, place) => grantsOf(context, id, place));
  await insertAll(tx, grants, grantRows);
  return { eduOrgs: orgRows, programs: programRows, cityId };
}

export type Education = Awaited<ReturnType<typeof seedEducation>>;
