import { eq } from 'drizzle-orm';
import { checkReferences } from '../database/checkReferences';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { infoPages } from '../schema/media';

const countChildren = (tx: Database, id: string) =>
  countRows(tx, infoPages, eq(infoPages.parentId, id));

/**
 * Pages are saved one at a time, so nothing changes between these questions and the save.
 * @throws Refusal 422 unless the parent is of the first level and the page itself has none below.
 */
export async function checkParent(tx: Database, parentId: string | null | undefined, id?: string) {
  if (!parentId) return;
  await checkReferences(tx, infoPages, [parentId], 'parentId');
  const [parent] = await tx
    .select({ parentId: infoPages.parentId })
    .from(infoPages)
    .where(eq(infoPages.id, parentId));
  const isDeep = parentId === id || parent?.parentId || (id && (await countChildren(tx, id)));
  if (isDeep) throw new Refusal(422, 'PARENT_DEPTH', { fields: { parentId: 'PARENT_DEPTH' } });
}

/** @throws Refusal 409 IN_USE where there are pages below. */
export async function checkChildless(tx: Database, id: string) {
  const count = await countChildren(tx, id);
  if (count > 0) throw new Refusal(409, 'IN_USE', { params: { count } });
}
