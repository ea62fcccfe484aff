import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { mediaFiles } from '../../platform/files/fileTables';

type File = typeof mediaFiles.$inferSelect & { url: string };

/** The files of each of these applications, by the application’s id. */
export async function applicationFiles(db: Database, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.subjectId, [...ids]))
    .orderBy(asc(mediaFiles.position), mediaFiles.id);
  const files = new Map<string, File[]>(ids.map((id) => [id, []]));
  for (const row of rows) files.get(row.subjectId)?.push({ ...row, url: fileUrl(row) });
  return files;
}
