import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, moment } from './columns';
import { humans } from './people';
import { users } from './staff';

export const ticketNumbers = pgSequence('ticket_numbers');

export const ticketCategoryKeys = pgEnum('ticket_category', [
  'CARD',
  'CARD_LOST',
  'PAYMENT',
  'GRANT',
  'STUDY',
  'ACCOUNT',
  'PARTNER',
  'TECH',
  'OTHER',
]);
export const ticketStatuses = pgEnum('ticket_status', ['NEW', 'OPEN', 'ANSWERED', 'CLOSED']);
export const ticketPriorities = pgEnum('ticket_priority', ['LOW', 'NORMAL', 'HIGH']);
export const ticketChannels = pgEnum('ticket_channel', ['GUEST', 'WEB', 'STAFF']);

export const tickets = pgTable(
  'tickets',
  {
    ...entity,
    number: text().notNull().unique(),
    category: ticketCategoryKeys().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    humanId: uuid().references(() => humans.id),
    guestName: text(),
    guestEmail: text(),
    status: ticketStatuses().notNull().default('NEW'),
    priority: ticketPriorities().notNull().default('NORMAL'),
    assigneeId: uuid().references(() => users.id),
    channel: ticketChannels().notNull(),
    firstAnswerAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    index('tickets_human').on(table.humanId),
    index('tickets_status').on(table.status, table.createdAt.desc()),
    check(
      'tickets_owner',
      sql`${table.humanId} is not null or (${table.guestName} is not null and ${table.guestEmail} is not null)`,
    ),
  ],
);

export const consentTypes = pgEnum('consent_type', ['PD', 'PD_SHARE', 'MAILING']);

/** Who agreed to what, when and from where: a participant, or a guest through a ticket. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    humanId: uuid().references(() => humans.id),
    ticketId: uuid().references(() => tickets.id),
    type: consentTypes().notNull(),
    textVersion: text().notNull(),
    at: moment().notNull().defaultNow(),
    ip: text().notNull(),
  },
  (table) => [
    index('consents_human').on(table.humanId),
    index('consents_ticket').on(table.ticketId),
    check('consents_owner', sql`num_nonnulls(${table.humanId}, ${table.ticketId}) = 1`),
  ],
);
