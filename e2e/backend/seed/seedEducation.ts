import { existing } from '../existing';
import { eduOrgs, programs } from '../schema/education';
import { inn10 } from './checksums';
import { organisations } from './data/organisations';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';

const months = { SPO: 46, BACHELOR: 48, SPECIALIST: 66, MASTER: 24, PHD: 48 };

/** Organisations and programmes as the reference-data service would send them. */
export async function seedEducation({ tx, random }: DemoContext) {
  const orgRows = organisations.map(({ name, shortName }, index) => ({
    id: random.uuid(),
    nsiId: `ORG-${String(index + 1).padStart(4, '0')}`,
    name,
    shortName,
    inn: inn10(`78${random.digits(7)}`),
  }));
  const programRows = organisations.flatMap((organisation, orgIndex) =>
    organisation.programs.map((program, index) => ({
      ...program,
      id: random.uuid(),
      nsiId: `PRG-${orgIndex + 1}${String(index + 1).padStart(3, '0')}`,
      eduOrgId: existing(orgRows[orgIndex]).id,
      months: months[program.level],
    })),
  );
  await insertAll(tx, eduOrgs, orgRows);
  await insertAll(tx, programs, programRows);
  return { eduOrgs: orgRows, programs: programRows };
}

export type Education = Awaited<ReturnType<typeof seedEducation>>;
