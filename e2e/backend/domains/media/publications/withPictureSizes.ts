import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { mediaFiles } from '../../../platform/files/fileTables';

const pictures = /<img (?![^>]*\b(?:width|height)=)[^>]*?src="[^"]*\/([^/"]+)"/g;

const filesNamed = (db: Database, names: string[]) =>
  db
    .select()
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.fileName, names), eq(mediaFiles.bucket, 'public')));

/** Says how large each picture of the text is where its author did not: its place is kept until it is there. */
export async function withPictureSizes(db: Database, html: string) {
  const names = [...html.matchAll(pictures)].map(([, name = '']) => name);
  if (names.length === 0) return html;
  const files = await filesNamed(db, names);
  return html.replace(pictures, (tag, name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    return file?.width && file.height
      ? `${tag} width="${file.width}" height="${file.height}"`
      : tag;
  });
}
