import type { PgDatabase, PgQueryResultHKT, PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table with the columns that every entity has. */
export type EntityTable = PgTable & { id: PgColumn; version: PgColumn };

export type StatefulTable = EntityTable & { status: PgColumn };

interface Listener {
  /** What a transaction that committed has notified. */
  onMessage: (payload: string) => void;
  /** The connection was lost for a while: something may have been missed. */
  onGap: () => void;
}

/** Listens to a channel of the database until it is closed. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

export interface OpenedDatabase {
  db: Database;
  listen: Listen;
  /** Ends the connections and gives the data folder back. */
  close: () => Promise<void>;
}

/** The only database type that the rest of the backend sees; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
