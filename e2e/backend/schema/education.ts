import { studentStatusKeys } from '@campus/shared/contract/education/machine';
import { grantTypes, studyLevels } from '@campus/shared/contract/education/requests';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { entity, kopecks, localText } from './columns';
import { mediaFiles } from './files';
import { showing } from './showing';

export const cities = pgTable('cities', {
  ...entity,
  name: localText().notNull(),
  region: localText().notNull(),
});

export const studyLevelKeys = pgEnum('study_level', studyLevels);

export const eduOrgs = pgTable(
  'edu_orgs',
  {
    ...entity,
    nsiId: text().notNull().unique(),
    name: localText().notNull(),
    shortName: localText().notNull(),
    inn: text(),
    cityId: uuid().references(() => cities.id),
    logoId: uuid().references(() => mediaFiles.id),
    isActive: boolean().notNull().default(true),
  },
  (table) => [showing('edu_orgs_logo', table.logoId)],
);

export const programs = pgTable(
  'programs',
  {
    ...entity,
    nsiId: text().notNull().unique(),
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    code: text().notNull(),
    name: localText().notNull(),
    level: studyLevelKeys().notNull(),
    months: integer().notNull(),
    grantEligible: boolean().notNull().default(true),
  },
  (table) => [index('programs_edu_org').on(table.eduOrgId)],
);

export const studentStatusKeyEnum = pgEnum('student_status_key', studentStatusKeys);

export const studentStatuses = pgTable('student_statuses', {
  ...entity,
  key: studentStatusKeyEnum().notNull().unique(),
  name: localText().notNull(),
  isStudying: boolean().notNull(),
  isPayable: boolean().notNull(),
});

export const grantTypeKeys = pgEnum('grant_type', grantTypes);

/** What an organisation may pay, to how many and for which period. */
export const grants = pgTable(
  'grants',
  {
    ...entity,
    eduOrgId: uuid()
      .notNull()
      .references(() => eduOrgs.id),
    type: grantTypeKeys().notNull(),
    amount: kopecks().notNull(),
    quota: integer().notNull(),
    periodFrom: date().notNull(),
    periodTo: date().notNull(),
    minAverage: numeric({ precision: 3, scale: 2, mode: 'number' }),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique('grants_of_org').on(table.eduOrgId, table.type, table.periodFrom)],
);
