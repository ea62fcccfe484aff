import { and, eq, inArray, not } from 'drizzle-orm';
import { recordLog } from '../../audit/recordLog';
import type { Database } from '../../database/Database';
import { deleteUnlessUsed } from '../../files/deleteUnlessUsed';
import { isInPublication } from '../../files/isInPublication';
import type { Context } from '../../Handler';
import { mediaFiles } from '../../schema/files';
import type { StaffMember } from '../../Visitor';
import type { Whole } from './PublicationKind';

type Shown = Pick<Whole, 'coverId' | 'seo'>;

const picturesOf = ({ coverId, seo }: Shown) =>
  [coverId, seo?.ogImageId].filter((picture) => typeof picture === 'string');

/**
 * Takes away the publication's own pictures that a save has replaced, unless another shows them too:
 * they would else be offered as attachments. Their bytes are swept later.
 */
export async function dropReplaced(
  tx: Database,
  before: Whole,
  after: Shown,
  context: Context<StaffMember>,
) {
  const kept = picturesOf(after);
  const replaced = picturesOf(before).filter((picture) => !kept.includes(picture));
  if (replaced.length === 0) return;
  const isOwn = and(eq(mediaFiles.subjectId, before.id), inArray(mediaFiles.id, replaced));
  const files = await tx
    .select()
    .from(mediaFiles)
    .where(and(isOwn, not(isInPublication())));
  for (const { id, originalName } of files) {
    if (!(await deleteUnlessUsed(tx, id))) continue;
    await recordLog(tx, context, {
      action: 'file.delete',
      entity: { type: 'mediaFile', id },
      diff: { name: { from: originalName } },
    });
  }
}
