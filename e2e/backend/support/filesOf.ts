import type { MediaFile } from '@campus/shared/contract/files/records';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { toMediaFile } from '../files/toMediaFile';
import { mediaFiles } from '../schema/files';

/** The files of tickets and answers, by the id of the record that each belongs to. */
export async function filesOf(db: Database, subjectIds: string[]) {
  const files = new Map<string, MediaFile[]>();
  if (subjectIds.length === 0) return files;
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.subjectId, subjectIds))
    .orderBy(mediaFiles.position, mediaFiles.createdAt, mediaFiles.id);
  for (const row of rows) {
    files.set(row.subjectId, [...(files.get(row.subjectId) ?? []), toMediaFile(row)]);
  }
  return files;
}
