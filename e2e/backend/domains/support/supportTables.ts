import { ticketStatuses } from '@campus/shared/contract/support/machine';
import {
  ticketChannels,
  ticketPriorities,
  ticketScores,
} from '@campus/shared/contract/support/requests';
import { participantTicketCategories } from '@campus/shared/contract/support/ticketCategories';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  descending,
  entity,
  inSmallLetters,
  localTextColumn,
  moment,
} from '../../platform/database/columns';
import { humans } from '../accounts/humanTables';
import { languageKeyEnum } from '../resources/resourceTables';
import { users } from '../accounts/userTables';

export const ticketNumbers = pgSequence('ticket_numbers');

export const ticketCategoryKeys = pgEnum('ticket_category', participantTicketCategories);
export const ticketStatusKeys = pgEnum('ticket_status', ticketStatuses);
export const ticketPriorityKeys = pgEnum('ticket_priority', ticketPriorities);
export const ticketScoreKeys = pgEnum('ticket_score', ticketScores);
export const ticketChannelKeys = pgEnum('ticket_channel', ticketChannels);

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
    /** In which a guest is answered. */
    guestLanguage: languageKeyEnum(),
    status: ticketStatusKeys().notNull().default('NEW'),
    priority: ticketPriorityKeys().notNull().default('NORMAL'),
    assigneeId: uuid().references(() => users.id),
    /** The ticket that this one follows up, when that was closed too long ago to reopen. */
    parentId: uuid().references((): AnyPgColumn => tickets.id),
    /** Of a duplicate: the ticket where it goes on; its own words stay here. */
    mergedIntoId: uuid().references((): AnyPgColumn => tickets.id),
    answeredAt: moment(),
    channel: ticketChannelKeys().notNull(),
    firstAnswerAt: moment(),
    closedAt: moment(),
    /** Since when the owner waits for an answer; null while nobody does. */
    waitingSince: moment().defaultNow(),
    score: ticketScoreKeys(),
    ratingText: text(),
    ratedAt: moment(),
    /** What the search of the queue looks into. */
    words: inSmallLetters((): SQL => {
      const { number, subject, text: body, guestName, guestEmail } = tickets;
      return sql`${number} || ' ' || ${subject} || ' ' || ${body} || ' ' || coalesce(${guestName}, '') || ' ' || coalesce(${guestEmail}, '')`;
    }),
  },
  (table) => [
    index('tickets_human').on(table.humanId),
    index('tickets_status').on(table.status, descending(table.createdAt)),
    index('tickets_created').on(descending(table.createdAt), table.id),
    index('tickets_assignee').on(table.assigneeId),
    index('tickets_parent').on(table.parentId),
    index('tickets_merged')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    index('tickets_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    index('tickets_score')
      .on(table.score, descending(table.createdAt))
      .where(sql`${table.score} is not null`),
    index('tickets_words').using('gin', sql`${table.words} gin_trgm_ops`),
    check(
      'tickets_owner',
      sql`${table.humanId} is not null or (${table.guestName} is not null and ${table.guestEmail} is not null)`,
    ),
  ],
);

export const answerAuthors = pgEnum('answer_author', ['STAFF', 'HUMAN', 'SYSTEM']);

export const ticketAnswers = pgTable(
  'ticket_answers',
  {
    ...entity,
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id),
    author: answerAuthors().notNull(),
    userId: uuid().references(() => users.id),
    text: text().notNull(),
    /** Seen by staff only. */
    isInternal: boolean().notNull().default(false),
  },
  (table) => [index('ticket_answers_ticket').on(table.ticketId, table.createdAt)],
);

/** What a member of staff has begun to write in a ticket and not sent. */
export const answerDrafts = pgTable(
  'answer_drafts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id),
    text: text().notNull(),
    /** It was to be a note. */
    isInternal: boolean().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ticketId] }),
    index('answer_drafts_saved').on(table.savedAt),
  ],
);

/** What support answers often; its placeholders are filled in where it is used. */
export const cannedAnswers = pgTable('canned_answers', {
  ...entity,
  title: localTextColumn().notNull(),
  text: localTextColumn().notNull(),
});

export const consentTypes = pgEnum('consent_type', ['PD', 'PD_SHARE', 'MAILING']);

/**
 * Who agreed to what, when and from where: a participant, or a guest through a ticket. Rows are
 * only added, and the newest of a type counts.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    humanId: uuid().references(() => humans.id),
    ticketId: uuid().references(() => tickets.id),
    type: consentTypes().notNull(),
    /** False where an earlier consent is withdrawn. */
    isGiven: boolean().notNull().default(true),
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
