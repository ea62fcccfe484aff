import { publicationStatuses } from '@campus/shared/contract/media/machine';
import { sql, type SQL } from 'drizzle-orm';
import {
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { entity, localText, moment, type LocalText } from './columns';
import { mediaFiles } from './files';
import { users } from './staff';

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
  title: localText().notNull(),
  summary: localText().notNull(),
  /** Clean HTML. */
  body: localText().notNull(),
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
