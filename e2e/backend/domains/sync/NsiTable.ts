import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../../platform/database/Database';

/** A table whose rows the reference-data service owns. */
export type NsiTable = EntityTable & { nsiId: PgColumn };
