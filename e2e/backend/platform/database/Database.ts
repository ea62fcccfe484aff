import type { PgDatabase, PgQueryResultHKT, PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table with the columns that every entity has. */
export type EntityTable = PgTable & { id: PgColumn; version: PgColumn };

export type StatefulTable = EntityTable & { status: PgColumn };

export interface OpenedDatabase {
  db: Database;
  /** Ends the connections and gives the data folder back. */
  close: () => Promise<void>;
}

/** The only database type that the rest of the backend sees; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
