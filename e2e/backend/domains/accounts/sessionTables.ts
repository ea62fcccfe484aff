import { browsers, systems } from '@campus/shared/contract/auth/devices';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import { humans } from './humanTables';
import { users } from './userTables';

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

/** Of sessions: neither ended nor expired. */
export const isOpenSession = sql`${sessions.revokedAt} is null and ${sessions.expiresAt} > now()`;
