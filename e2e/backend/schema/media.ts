import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { entity, localText, moment } from './columns';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const authors = pgTable('authors', {
  ...entity,
  name: localText().notNull(),
  position: localText(),
  bio: localText(),
});

export const newsTags = pgTable('news_tags', {
  ...entity,
  name: localText().notNull(),
  slug: text().notNull().unique(),
});

export const publicationStatuses = pgEnum('publication_status', [
  'DRAFT',
  'SCHEDULED',
  'PUBLISHED',
  'ARCHIVED',
]);

export const news = pgTable(
  'news',
  {
    ...entity,
    url: text().notNull().unique(),
    title: localText().notNull(),
    summary: localText().notNull(),
    body: localText().notNull(),
    authorId: uuid().references(() => authors.id),
    status: publicationStatuses().notNull().default('DRAFT'),
    publishAt: moment(),
    isPinned: boolean().notNull().default(false),
    words: searchVector().generatedAlwaysAs(
      (): SQL => sql`
        setweight(to_tsvector('russian', ${news.title}->>'ru'), 'A') ||
        setweight(to_tsvector('english', coalesce(${news.title}->>'en', '')), 'A') ||
        setweight(to_tsvector('russian', (${news.summary}->>'ru') || ' ' || (${news.body}->>'ru')), 'B') ||
        setweight(to_tsvector('english', coalesce(${news.summary}->>'en', '') || ' ' || coalesce(${news.body}->>'en', '')), 'B')`,
    ),
  },
  (table) => [
    index('news_words').using('gin', table.words),
    index('news_title_ru').using('gin', sql`(${table.title}->>'ru') gin_trgm_ops`),
    index('news_published').on(table.isPinned.desc(), table.publishAt.desc(), table.id),
  ],
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
