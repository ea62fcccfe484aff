import { eq } from 'drizzle-orm';
import { checkReferences } from '../../../platform/database/checkReferences';
import type { Database } from '../../../platform/database/Database';
import { newsTags } from '../mediaTables';
import type { TagLinks } from './TagLinks';

export async function tagIdsOf(db: Database, { table, subjectId, tagId }: TagLinks, id: string) {
  const rows = await db.select({ tagId }).from(table).where(eq(subjectId, id)).orderBy(tagId);
  return rows.map((row) => String(row.tagId));
}

/** Gives a publication these tags and no others. */
export async function replaceTags(
  tx: Database,
  { table, subjectId, link }: TagLinks,
  id: string,
  tagIds: readonly string[],
) {
  const wanted = [...new Set(tagIds)];
  await checkReferences(tx, newsTags, wanted, 'tagIds');
  await tx.delete(table).where(eq(subjectId, id));
  if (wanted.length === 0) return;
  await tx.insert(table).values(wanted.map((tagId) => link(id, tagId)));
}
