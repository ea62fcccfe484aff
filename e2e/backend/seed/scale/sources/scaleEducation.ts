import { cities, eduOrgs, programs } from '../../../domains/resources/resourceTables';
import { grants } from '../../../domains/education/educationTables';
import { withInn10Control } from '../../../platform/seed/checksums';
import { cityRows } from '../../../domains/resources/seed/data/cityRows';
import { organisations } from '../../../domains/resources/seed/data/organisations';
import { idOf } from '../idOf';
import { pick } from '../pick';
import { repeat } from '../repeat';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

export const programsPerOrganisation = scaleSizes.programs / scaleSizes.organisations;
const knownPrograms = organisations.flatMap((each) => each.programs);
const knownCities = Object.values(cityRows);
const months = { SPO: 46, BACHELOR: 48, SPECIALIST: 66, MASTER: 24, PHD: 48 };

const numbered = (text: string, index: number) => `${text} № ${index + 1}`;

/** The level of the programme number `index`. */
export const programLevelOf = (index: number) => pick(knownPrograms, index).level;

const createCity = (index: number) => {
  const { name, region } = pick(knownCities, index);
  const isFirst = index < knownCities.length;
  const place = Math.floor(index / knownCities.length) + 1;
  const numberedName = { ru: `${name.ru}-${place}`, en: `${name.en}-${place}` };
  return { id: idOf('city', index), name: isFirst ? name : numberedName, region };
};

function createOrganisation(index: number) {
  const { name, shortName } = pick(organisations, index);
  return {
    id: idOf('organisation', index),
    nsiId: `ORG-${String(index + 1).padStart(4, '0')}`,
    name: { ru: numbered(name.ru, index), en: `${name.en} No. ${index + 1}` },
    shortName: { ru: `${shortName.ru}-${index + 1}`, en: `${shortName.en}-${index + 1}` },
    inn: withInn10Control(`78${String(index * 13_007).padStart(7, '0')}`),
    cityId: idOf('city', index % scaleSizes.cities),
  };
}

function createProgram(index: number) {
  const { code, name, level } = pick(knownPrograms, index);
  return {
    id: idOf('program', index),
    nsiId: `PRG-${String(index + 1).padStart(6, '0')}`,
    eduOrgId: idOf('organisation', Math.floor(index / programsPerOrganisation)),
    code,
    name,
    level,
    months: months[level],
  };
}

const types = ['GRANT', 'EXTRA_GRANT', 'CREDIT_GRANT'] as const;

export const scaleEducation = ({ calendar }: ScaleContext) => [
  source(cities, repeat(scaleSizes.cities, createCity)),
  source(eduOrgs, repeat(scaleSizes.organisations, createOrganisation)),
  source(programs, repeat(scaleSizes.programs, createProgram)),
  source(
    grants,
    repeat(scaleSizes.organisations * types.length, (index) => ({
      eduOrgId: idOf('organisation', Math.floor(index / types.length)),
      type: pick(types, index),
      amount: 342_000 + (index % 40) * 5_000,
      quota: 2_000 - (index % 90),
      periodFrom: calendar.month(-4).from,
      periodTo: calendar.month(7).to,
    })),
  ),
];
