import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { mediaFiles } from '../../platform/files/fileTables';
import { fileUrl } from '../../platform/files/toMediaFile';
import type { humans } from './humanTables';

/** Where the photo of a person is; null where there is none. */
export async function photoUrlOf(
  db: Database,
  { photoId }: Pick<typeof humans.$inferSelect, 'photoId'>,
) {
  if (!photoId) return null;
  const [photo] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, photoId));
  return photo ? fileUrl(photo) : null;
}
