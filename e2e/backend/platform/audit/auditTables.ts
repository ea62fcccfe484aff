import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { descending, moment } from '../database/columns';

export const actorTypeEnum = pgEnum('actor_type', ['HUMAN', 'USER', 'SYSTEM']);

/** Field → what it was and what it is; secrets are masked before they come here. */
export type Diff = Record<string, { from?: unknown; to?: unknown }>;

/**
 * Who did what to which record. Rows are only added, or joined by the next edit of one sitting; only
 * refused sign-ins, which anybody can cause, leave after 90 days.
 */
export const logs = pgTable(
  'logs',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: moment().notNull().defaultNow(),
    actorType: actorTypeEnum().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text().notNull(),
    /** The person whom it concerns, for the log of one human. */
    humanId: uuid(),
    diff: jsonb().$type<Diff>(),
    ip: text(),
    requestId: text(),
  },
  (table) => [
    index('logs_entity').on(table.entityType, table.entityId, descending(table.at)),
    index('logs_human').on(table.humanId, descending(table.at)),
    // The log of everything has a million rows. Each filter finds its newest page in an index and
    // counts there: what may be asked besides is at its end, as no other column is read to count.
    index('logs_at').on(descending(table.at), table.id),
    index('logs_type').on(
      table.entityType,
      descending(table.at),
      table.id,
      table.action,
      table.actorType,
      table.humanId,
    ),
    index('logs_action').on(
      table.action,
      descending(table.at),
      table.id,
      table.entityType,
      table.actorType,
    ),
    index('logs_actor').on(
      table.actorId,
      descending(table.at),
      table.id,
      table.action,
      table.entityType,
    ),
    index('logs_actor_type').on(table.actorType, descending(table.at), table.id),
    // Of those who sign in: staff, and everybody at one address.
    index('logs_staff_at_door')
      .on(descending(table.at), table.id, table.action)
      .where(
        sql`${table.entityType} = 'account' and ${table.humanId} is null and length(${table.entityId}) = 36`,
      ),
    index('logs_address_at_door')
      .on(table.ip, descending(table.at), table.id, table.action, table.humanId)
      .where(sql`${table.entityType} = 'account'`),
  ],
);
