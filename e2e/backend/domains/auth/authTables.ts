import { browsers, systems } from '@campus/shared/contract/auth/devices';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    humanId: uuid().references(() => humans.id),
    userId: uuid().references(() => users.id),
    jti: uuid().notNull(),
    previousJti: uuid(),
    createdAt: moment().notNull().defaultNow(),
    rotatedAt: moment().notNull().defaultNow(),
    /** When its owner last proved to be there, by signing in or by the password. */
    confirmedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    absoluteAt: moment().notNull(),
    revokedAt: moment(),
    revokeReason: text(),
    ip: text().notNull(),
    browser: text({ enum: browsers }),
    system: text({ enum: systems }),
  },
  (table) => [
    index('sessions_human').on(table.humanId),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    check('sessions_owner', sql`num_nonnulls(${table.humanId}, ${table.userId}) = 1`),
  ],
);

/** What somebody without an account asked to be created once the code proves the address. */
export interface Signup {
  lastName: string | null;
  firstName: string | null;
  consents: ('PD' | 'PD_SHARE' | 'MAILING')[];
  consentedAt: string;
  ip: string;
  language: 'ru' | 'en';
  /** Argon2id. */
  passwordHash?: string;
}

export const codePurposes = pgEnum('code_purpose', ['HUMAN', 'STAFF', 'CONFIRM']);

export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    purpose: codePurposes().notNull(),
    email: text().notNull(),
    mac: text().notNull(),
    /** Of whoever asked for it. */
    network: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    signup: jsonb().$type<Signup>(),
  },
  (table) => [index('codes_email').on(table.purpose, table.email)],
);

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  /** Encrypted. */
  value: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
