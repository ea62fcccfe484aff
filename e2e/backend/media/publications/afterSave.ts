import type { PublicationStatus } from '@campus/shared/contract/machines/publication';
import { recordLog } from '../../audit/recordLog';
import type { Database } from '../../database/Database';
import type { Context } from '../../Handler';
import { enqueue } from '../../jobs/enqueue';
import type { StaffMember } from '../../Visitor';
import { publicationDiff } from './publicationDiff';
import type { Publication, Whole } from './PublicationKind';
import { replaceTags, tagIdsOf } from './replaceTags';

interface Saved {
  id: string;
  /** What was done, as the log calls it. */
  action: string;
  before?: Whole;
  columns: { status: PublicationStatus; publishAt: Date | null };
  tagIds?: readonly string[];
}

/** What goes with the columns of a publication: its tags, the job that lets it appear, the log. */
export async function afterSave(
  tx: Database,
  { name, entity, tags }: Publication,
  { id, action, before, columns, tagIds = [] }: Saved,
  context: Context<StaffMember>,
) {
  const formerTags = tags && (await tagIdsOf(tx, tags, id));
  if (tags) await replaceTags(tx, tags, id, tagIds);
  const { status, publishAt } = columns;
  if (status === 'SCHEDULED' && publishAt) {
    await enqueue(tx, 'publication.appear', { kind: name, id }, { runAt: publishAt });
  }
  await recordLog(tx, context, {
    action: `${entity}.${action}`,
    entity: { type: entity, id },
    diff: publicationDiff(
      { ...before, tagIds: formerTags },
      { ...columns, tagIds: tags && [...tagIds].sort() },
    ),
  });
}
