import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { mediaFiles } from '../../../platform/files/fileTables';

/** The files of one publication in their order. */
export const publicationFiles = (db: Database, subjectId: string) =>
  db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.subjectId, subjectId), eq(mediaFiles.bucket, 'public')))
    .orderBy(asc(mediaFiles.position), asc(mediaFiles.createdAt), mediaFiles.id);
