import type { LanguageKey } from '@campus/shared/contract/fields';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, EntityTable } from '../../../platform/database/Database';
import type { LocalText } from '../../../platform/messages/inLanguage';

/** What lists of tags and of authors have in common. */
export interface DirectoryRow {
  id: string;
  version: number;
  name: LocalText;
}

export type Counted<Row> = Row & { uses: number };

/** A short list of names that news and events refer to. */
export interface Directory<Row extends DirectoryRow, Request, Entry, StaffEntry> {
  /** As the log calls a record. */
  entity: string;
  table: EntityTable & { name: PgColumn };
  /** How many news and events have the record. */
  uses: SQL<number>;
  /** Lets everything that refers to the one refer to the other. */
  moveUses: (tx: Database, from: string, to: string) => Promise<void>;
  /** @throws Refusal where the request breaks a rule that only the database knows. */
  check: (tx: Database, request: Request, id?: string) => Promise<void>;
  toColumns: (request: Request) => Record<string, unknown>;
  /** What everybody sees of a record; what all of them need is read at once. */
  prepare: (db: Database, rows: Row[], language: LanguageKey) => Promise<(row: Row) => Entry>;
  /** What staff see besides. */
  toStaffEntry: (row: Row) => StaffEntry;
}
