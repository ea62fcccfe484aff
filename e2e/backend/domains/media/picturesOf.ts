import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Picture } from '@campus/shared/contract/files/records';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { inLanguage } from '../../platform/messages/inLanguage';
import { mediaFiles } from '../../platform/files/fileTables';

type File = typeof mediaFiles.$inferSelect;

/** A public picture for the page; null where the file is no picture. */
function toPicture(file: File, language: LanguageKey): Picture | null {
  const { alt, width, height } = file;
  if (!width || !height) return null;
  return { url: fileUrl(file), alt: alt ? inLanguage(alt, language) : '', width, height };
}

/** Public pictures by the file's id, read in one query. */
export async function picturesOf(
  db: Database,
  fileIds: (string | null | undefined)[],
  language: LanguageKey,
) {
  const ids = [...new Set(fileIds)].filter((id) => typeof id === 'string');
  const files = ids.length
    ? await db
        .select()
        .from(mediaFiles)
        .where(and(inArray(mediaFiles.id, ids), eq(mediaFiles.bucket, 'public')))
    : [];
  const pictures = new Map(files.map((file) => [file.id, toPicture(file, language)]));
  return (id: string | null | undefined) => (id ? (pictures.get(id) ?? null) : null);
}
