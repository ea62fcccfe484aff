import { pageSections } from '@campus/shared/contract/media/requests';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
  jsonb,
} from 'drizzle-orm/pg-core';
import {
  descending,
  entity,
  localTextColumn,
  moment,
  searchVector,
  showing,
} from '../../platform/database/columns';
import type { LocalText } from '../../platform/messages/inLanguage';
import { mediaFiles } from '../../platform/files/fileTables';
import { publicationStatuses } from '@campus/shared/contract/media/machine';
import { users } from '../accounts/userTables';

export const publicationStatusKeys = pgEnum('publication_status', publicationStatuses);

/** What search engines and link previews get instead of the title and the summary. */
export interface Seo {
  title?: LocalText | null;
  description?: LocalText | null;
  ogImageId?: string | null;
}

/** What news, events and pages have in common; a call, because a column belongs to one table. */
export const publication = () => ({
  ...entity,
  url: text().notNull().unique(),
  title: localTextColumn().notNull(),
  summary: localTextColumn().notNull(),
  /** Clean HTML. */
  body: localTextColumn().notNull(),
  coverId: uuid().references(() => mediaFiles.id),
  seo: jsonb().$type<Seo>(),
  status: publicationStatusKeys().notNull().default('DRAFT'),
  publishAt: moment(),
  updatedById: uuid().references(() => users.id),
});

type Texts = Record<'title' | 'summary' | 'body', AnyPgColumn>;

/** Both languages, the title before the rest. */
export const wordsOf = ({ title, summary, body }: Texts): SQL => sql`
  setweight(to_tsvector('russian', ${title}->>'ru'), 'A') ||
  setweight(to_tsvector('english', coalesce(${title}->>'en', '')), 'A') ||
  setweight(to_tsvector('russian', (${summary}->>'ru') || ' ' || (${body}->>'ru')), 'B') ||
  setweight(to_tsvector('english', coalesce(${summary}->>'en', '') || ' ' || coalesce(${body}->>'en', '')), 'B')`;

export const publicationKinds = pgEnum('publication_kind', ['news', 'events', 'info-pages']);

/** An address that was published before it was changed; it leads to the record’s new one. */
export const formerUrls = pgTable(
  'former_urls',
  {
    kind: publicationKinds().notNull(),
    url: text().notNull(),
    subjectId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.url] })],
);

export const authors = pgTable(
  'authors',
  {
    ...entity,
    name: localTextColumn().notNull(),
    position: localTextColumn(),
    bio: localTextColumn(),
    photoId: uuid().references(() => mediaFiles.id),
  },
  (table) => [showing('authors_photo', table.photoId)],
);

export const newsTags = pgTable('news_tags', {
  ...entity,
  name: localTextColumn().notNull(),
  slug: text().notNull().unique(),
});

export const news = pgTable(
  'news',
  {
    ...publication(),
    authorId: uuid().references(() => authors.id),
    isPinned: boolean().notNull().default(false),
    words: searchVector().generatedAlwaysAs((): SQL => wordsOf(news)),
  },
  (table) => [
    index('news_words').using('gin', table.words),
    // The dashboard counts drafts here, without reading what they say.
    index('news_status').on(table.status),
    index('news_title_ru').using('gin', sql`(${table.title}->>'ru') gin_trgm_ops`),
    index('news_title_en').using('gin', sql`(${table.title}->>'en') gin_trgm_ops`),
    index('news_published').on(descending(table.isPinned), descending(table.publishAt), table.id),
    index('news_created').on(descending(table.createdAt), table.id),
    index('news_author').on(table.authorId),
    showing('news_cover', table.coverId),
  ],
);

export const events = pgTable(
  'events',
  {
    ...publication(),
    authorId: uuid().references(() => authors.id),
    isPinned: boolean().notNull().default(false),
    startsAt: moment(),
    endsAt: moment(),
    place: localTextColumn().notNull(),
    address: text(),
    isOnline: boolean().notNull().default(false),
    onlineUrl: text(),
    capacity: integer(),
    registrationUrl: text(),
    organiser: localTextColumn(),
    words: searchVector().generatedAlwaysAs((): SQL => wordsOf(events)),
  },
  (table) => [
    index('events_words').using('gin', table.words),
    // The dashboard counts drafts here, without reading what they say.
    index('events_status').on(table.status),
    index('events_title_ru').using('gin', sql`(${table.title}->>'ru') gin_trgm_ops`),
    index('events_title_en').using('gin', sql`(${table.title}->>'en') gin_trgm_ops`),
    index('events_starts').on(descending(table.startsAt), table.id),
    index('events_author').on(table.authorId),
    showing('events_cover', table.coverId),
  ],
);

export const pageSectionKeys = pgEnum('page_section', pageSections);

export const infoPages = pgTable(
  'info_pages',
  {
    ...publication(),
    parentId: uuid().references((): AnyPgColumn => infoPages.id),
    position: integer().notNull().default(0),
    section: pageSectionKeys(),
    showInMenu: boolean().notNull().default(false),
    words: searchVector().generatedAlwaysAs((): SQL => wordsOf(infoPages)),
  },
  (table) => [
    index('info_pages_words').using('gin', table.words),
    index('info_pages_title_ru').using('gin', sql`(${table.title}->>'ru') gin_trgm_ops`),
    index('info_pages_title_en').using('gin', sql`(${table.title}->>'en') gin_trgm_ops`),
    index('info_pages_section').on(table.section, table.position),
    showing('info_pages_cover', table.coverId),
  ],
);

/** Whether a page of help did help: one answer of a browser, which has another name for each page. */
export const helpVotes = pgTable(
  'help_votes',
  {
    pageId: uuid()
      .notNull()
      .references(() => infoPages.id, { onDelete: 'cascade' }),
    voter: uuid().notNull(),
    isHelpful: boolean().notNull(),
    /** What was missing. */
    words: text(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.voter] })],
);

export const newsToTags = pgTable(
  'news_to_tags',
  {
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => newsTags.id),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.tagId] }),
    index('news_to_tags_tag').on(table.tagId),
  ],
);

export const eventsToTags = pgTable(
  'events_to_tags',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    tagId: uuid()
      .notNull()
      .references(() => newsTags.id),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.tagId] }),
    index('events_to_tags_tag').on(table.tagId),
  ],
);
