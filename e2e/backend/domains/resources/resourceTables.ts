import { boolean, index, pgEnum, pgTable, text, unique, uuid, integer } from 'drizzle-orm/pg-core';
import { entity, localTextColumn, showing } from '../../platform/database/columns';
import { studentStatusKeys } from '@campus/shared/contract/education/machine';
import { studyLevels } from '@campus/shared/contract/education/requests';
import { mediaFiles } from '../../platform/files/fileTables';

export const cities = pgTable('cities', {
  ...entity,
  name: localTextColumn().notNull(),
  region: localTextColumn().notNull(),
});

export const studyLevelKeys = pgEnum('study_level', studyLevels);

export const eduOrgs = pgTable(
  'edu_orgs',
  {
    ...entity,
    nsiId: text().notNull().unique(),
    name: localTextColumn().notNull(),
    shortName: localTextColumn().notNull(),
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
    name: localTextColumn().notNull(),
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
  name: localTextColumn().notNull(),
  isStudying: boolean().notNull(),
  isPayable: boolean().notNull(),
});

export const languageKeyEnum = pgEnum('language_key', ['ru', 'en']);

export const languages = pgTable('languages', {
  ...entity,
  key: languageKeyEnum().notNull().unique(),
  name: text().notNull(),
  isDefault: boolean().notNull().default(false),
});

export const translations = pgTable(
  'translations',
  {
    ...entity,
    mnemonic: text().notNull(),
    translation: text().notNull(),
    /** What the code said when staff saved this; null where nobody told. */
    bundled: text(),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
  },
  (table) => [
    unique('translations_mnemonic_language').on(table.mnemonic, table.languageId),
    index('translations_language').on(table.languageId, table.mnemonic),
  ],
);

export const mobilePlatforms = pgEnum('mobile_platform', ['IOS', 'ANDROID']);

export const mobileVersions = pgTable('mobile_versions', {
  ...entity,
  platform: mobilePlatforms().notNull().unique(),
  version: text().notNull(),
  minSupported: text().notNull(),
  storeUrl: text().notNull(),
  forceUpdate: boolean().notNull().default(false),
});
