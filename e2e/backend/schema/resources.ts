import { footerGroups } from '@campus/shared/contract/settings/requests';
import { boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, localText, moment } from './columns';

export const languageKeys = pgEnum('language_key', ['ru', 'en']);

export const languages = pgTable('languages', {
  ...entity,
  key: languageKeys().notNull().unique(),
  name: text().notNull(),
  isDefault: boolean().notNull().default(false),
});

export const translations = pgTable(
  'translations',
  {
    ...entity,
    mnemonic: text().notNull(),
    translation: text().notNull(),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
  },
  (table) => [
    unique('translations_mnemonic_language').on(table.mnemonic, table.languageId),
    index('translations_language').on(table.languageId, table.mnemonic),
  ],
);

export const settingTypes = pgEnum('setting_type', ['STRING', 'HTML', 'BOOL', 'INT', 'JSON']);

export const publicSettings = pgTable('public_settings', {
  ...entity,
  id: text().primaryKey(),
  value: localText().notNull(),
  type: settingTypes().notNull().default('STRING'),
  isPublic: boolean().notNull().default(true),
  description: text(),
});

export const footerGroupKeys = pgEnum('footer_group', footerGroups);

export const footerLinks = pgTable('footer_links', {
  ...entity,
  title: localText().notNull(),
  url: text().notNull(),
  group: footerGroupKeys().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
});

export const workSeverities = pgEnum('work_severity', ['INFO', 'READ_ONLY', 'DOWN']);

/** Announced work on the service. */
export const serviceWorks = pgTable('service_works', {
  ...entity,
  title: localText().notNull(),
  text: localText().notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  severity: workSeverities().notNull(),
});

export const mobilePlatforms = pgEnum('mobile_platform', ['IOS', 'ANDROID']);

export const mobileVersions = pgTable('mobile_versions', {
  ...entity,
  platform: mobilePlatforms().notNull().unique(),
  version: text().notNull(),
  minSupported: text().notNull(),
  storeUrl: text().notNull(),
  forceUpdate: boolean().notNull().default(false),
});
