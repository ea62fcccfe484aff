import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table with the columns that every entity has. */
export type EntityTable = PgTable & { id: PgColumn; version: PgColumn };

export type StatefulTable = EntityTable & { status: PgColumn };
