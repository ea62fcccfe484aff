import { fileBuckets } from '@campus/shared/contract/files/requests';
import { index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, localTextColumn } from '../database/columns';

export const fileBucketKeys = pgEnum('file_bucket', fileBuckets);

/** What is stored in the file store; `subjectId` is the record that the file belongs to. */
export const mediaFiles = pgTable(
  'media_files',
  {
    ...entity,
    bucket: fileBucketKeys().notNull(),
    fileName: text().notNull().unique(),
    originalName: text().notNull(),
    mime: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    alt: localTextColumn(),
    caption: localTextColumn(),
    subjectId: uuid().notNull(),
    position: integer().notNull().default(0),
    /** The human or member of staff who uploaded it. */
    ownerId: uuid(),
  },
  (table) => [index('media_files_subject').on(table.subjectId, table.position)],
);
