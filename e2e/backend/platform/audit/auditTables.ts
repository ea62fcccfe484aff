import { index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { descending, moment } from '../database/columns';

export const actorTypes = pgEnum('actor_type', ['HUMAN', 'USER', 'SYSTEM']);

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
    actorType: actorTypes().notNull(),
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
    // The log of everything has a million rows: each of its filters finds its newest page by one.
    index('logs_at').on(descending(table.at), table.id),
    index('logs_type').on(table.entityType, descending(table.at), table.id),
    index('logs_action').on(table.action, descending(table.at), table.id),
    index('logs_actor').on(table.actorId, descending(table.at), table.id),
  ],
);
