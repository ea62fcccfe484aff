import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The table that ties one kind of publication to tags. */
export interface TagLinks {
  table: PgTable;
  subjectId: PgColumn;
  tagId: PgColumn;
  link: (subjectId: string, tagId: string) => Record<string, string>;
}
