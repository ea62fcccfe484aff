import type { LanguageKey } from '@campus/shared/contract/fields';
import type { PublicationFilter, PublicationRequest } from '@campus/shared/contract/media/requests';
import type { asc, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StaffMember } from '../../../platform/access/Requester';
import type { Database, StatefulTable } from '../../../platform/database/Database';
import type { Context } from '../../../platform/Handler';
import type { LocalText } from '../../../platform/messages/inLanguage';
import type { formerUrls, news } from '../mediaTables';
import type { TagLinks } from './TagLinks';

type OwnOfNews = 'authorId' | 'isPinned' | 'words' | 'body';

/** A row of any of the three tables, without the long text, which lists do not read. */
export type PublicationRow = Omit<typeof news.$inferSelect, OwnOfNews> & {
  isTranslated: boolean;
  /** Of a list that was searched. */
  found?: string | null;
};
export type Whole<Row = PublicationRow> = Row & { body: LocalText };

type Column =
  | 'url'
  | 'title'
  | 'summary'
  | 'body'
  | 'publishAt'
  | 'createdAt'
  | 'updatedAt'
  | 'words';
export type PublicationTable = StatefulTable & Record<Column, PgColumn>;

/** What no other kind may do differently: where it is kept and what it is called. */
export interface Publication {
  /** In addresses. */
  name: (typeof formerUrls.$inferSelect)['kind'];
  /** In the log. */
  entity: 'news' | 'event' | 'infoPage';
  table: PublicationTable;
  tags?: TagLinks;
}

export interface Order {
  direction: typeof asc;
  /** Staff who look for other states than the published one work by the age of records. */
  isByAge: boolean;
  now: Date;
}

/** What readers see of one kind beyond what all have. */
export interface Readable<Row, Filter extends PublicationFilter, Card, Item> extends Publication {
  narrow: (db: Database, filter: Filter, now: Date) => SQL | undefined;
  orderBy: (order: Order, filter: Filter) => SQL[];
  /** What all the cards of a page need is read at once. */
  prepareCards: (db: Database, rows: Row[], language: LanguageKey) => Promise<(row: Row) => Card>;
  toItem: (db: Database, row: Row, language: LanguageKey) => Promise<Item>;
}

export type Editor = Context<StaffMember>;

/** What editors see and save of one kind beyond what all have. */
export interface Editable<Row, Request extends PublicationRequest, Own> extends Publication {
  toRecord: (db: Database, row: Row) => Promise<Own>;
  toColumns: (request: Request) => Record<string, unknown>;
  /** @throws Refusal where the request breaks a rule that only the database knows. */
  check: (tx: Database, request: Request, id?: string) => Promise<void>;
  /** What else a save changes; called in its transaction, after it. */
  saveAlso?: (tx: Database, before: Whole, request: Request, context: Editor) => Promise<void>;
  /** @throws Refusal where something else still needs the record. */
  checkRemoval?: (tx: Database, id: string) => Promise<void>;
}
