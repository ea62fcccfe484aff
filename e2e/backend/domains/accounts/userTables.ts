import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffRoles } from '@campus/shared/contract/roles';
import { entity, localTextColumn, moment, showing } from '../../platform/database/columns';
import { eduOrgs, languages } from '../resources/resourceTables';
import { mediaFiles } from '../../platform/files/fileTables';

export const userRoleKeys = pgEnum('user_role_key', staffRoles);

export const userRoles = pgTable('user_roles', {
  ...entity,
  key: userRoleKeys().notNull().unique(),
  name: localTextColumn().notNull(),
});

export const twoFactorEnum = pgEnum('two_factor', ['EMAIL', 'TOTP']);

export const users = pgTable(
  'users',
  {
    ...entity,
    login: text().notNull(),
    lastName: text().notNull(),
    firstName: text().notNull(),
    middleName: text(),
    position: text(),
    phone: text(),
    roleId: uuid()
      .notNull()
      .references(() => userRoles.id),
    eduOrgId: uuid().references(() => eduOrgs.id),
    isActive: boolean().notNull().default(true),
    twoFactor: twoFactorEnum().notNull().default('EMAIL'),
    /** Base32, encrypted; agreed on but not proved yet while `twoFactor` is EMAIL. */
    totpSecret: text(),
    /** The last accepted time step: a TOTP code works once. */
    totpStep: integer(),
    mustChangePassword: boolean().notNull().default(false),
    /** Until then the link of a letter sets the password, if it names this very moment. */
    invitedUntil: moment(),
    /** Hashes of the recovery codes that have not been used. */
    recoveryCodes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    photoId: uuid().references(() => mediaFiles.id),
    deletedAt: moment(),
    passwordHash: text(),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
    lastLoginAt: moment(),
  },
  (table) => [
    uniqueIndex('users_login')
      .on(sql`lower(${table.login})`)
      .where(sql`${table.deletedAt} is null`),
    index('users_role').on(table.roleId),
    showing('users_photo', table.photoId),
  ],
);

/** What staff have saved of the lists that they work with. */
export const userViews = pgTable(
  'user_views',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    hidden: jsonb().$type<string[]>().notNull(),
    isDefault: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list, table.name] })],
);
