import { index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

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
