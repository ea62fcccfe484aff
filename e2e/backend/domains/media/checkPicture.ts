import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import { mediaFiles } from '../../platform/files/fileTables';

interface Wanted {
  field: string;
  /** A draft may wait for the words. */
  isDescribed?: boolean;
}

/**
 * Holds the picture that a field names until the transaction ends.
 * @throws Refusal 422 at the field unless it is a public picture, described in words where that is wanted.
 */
export async function checkPicture(
  tx: Database,
  id: string | null | undefined,
  { field, isDescribed = true }: Wanted,
) {
  if (!id) return;
  const refuse = (code: MessageCode) => new Refusal(422, code, { fields: { [field]: code } });
  const [file] = await tx
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.bucket, 'public')))
    .for('key share');
  if (!file?.width || !file.height) throw refuse('PICTURE_UNKNOWN');
  if (isDescribed && !file.alt?.ru) throw refuse('ALT_REQUIRED');
}
