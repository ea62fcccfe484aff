import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The only database type that the rest of the backend sees; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;
