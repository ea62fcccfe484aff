import { footerGroups } from '@campus/shared/contract/settings/requests';
import { boolean, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, localTextColumn } from '../../platform/database/columns';

export const settingTypes = pgEnum('setting_type', ['STRING', 'HTML', 'BOOL', 'INT', 'JSON']);

export const publicSettings = pgTable('public_settings', {
  ...entity,
  id: text().primaryKey(),
  value: localTextColumn().notNull(),
  type: settingTypes().notNull().default('STRING'),
  isPublic: boolean().notNull().default(true),
  description: text(),
});

export const footerGroupKeys = pgEnum('footer_group', footerGroups);

export const footerLinks = pgTable('footer_links', {
  ...entity,
  title: localTextColumn().notNull(),
  url: text().notNull(),
  group: footerGroupKeys().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
});
