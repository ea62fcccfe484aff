import type { MediaFile } from '@campus/shared/contract/files/records';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { toMediaFile } from '../../platform/files/toMediaFile';
import { mediaFiles } from '../../platform/files/fileTables';

/** The files of tickets and answers, by the id of the record that each belongs to. */
export async function ticketFiles(db: Database, subjectIds: string[]) {
  const files = new Map<string, MediaFile[]>();
  if (subjectIds.length === 0) return files;
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.bucket, 'ticket'), inArray(mediaFiles.subjectId, subjectIds)))
    .orderBy(mediaFiles.position, mediaFiles.createdAt, mediaFiles.id);
  for (const row of rows) {
    files.set(row.subjectId, [...(files.get(row.subjectId) ?? []), toMediaFile(row)]);
  }
  return files;
}
