import { sql } from 'drizzle-orm';
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

/** The index by which the database finds what shows a file that is to be deleted; most rows show none. */
export const showing = (name: string, fileId: ExtraConfigColumn) =>
  index(name)
    .on(fileId)
    .where(sql`${fileId} is not null`);
