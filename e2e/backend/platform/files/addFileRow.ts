import type { Actor } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { assertDefined } from '../database/assertDefined';
import { mediaFiles } from './fileTables';
import type { Requester } from '../access/Requester';
import type { PreparedFile } from './prepareFile';

type About = Pick<typeof mediaFiles.$inferInsert, 'subjectId' | 'alt' | 'caption' | 'position'>;

/** The person whose own file it is, for the log about one human. */
export const humanIdOf = (visitor: Requester) => (visitor.kind === 'HUMAN' ? visitor.id : null);

/** Writes down a file whose bytes are kept, and who brought it. */
export async function addFileRow(
  tx: Database,
  context: Actor & { visitor: Requester },
  { path: _, ...known }: PreparedFile,
  about: About,
) {
  const { visitor } = context;
  const [added] = await tx
    .insert(mediaFiles)
    .values({ ...known, ...about, ownerId: visitor.id })
    .returning();
  const row = assertDefined(added);
  await recordLog(tx, context, {
    action: 'file.create',
    entity: { type: 'mediaFile', id: row.id },
    humanId: humanIdOf(visitor),
    diff: { bucket: { to: row.bucket }, subjectId: { to: row.subjectId } },
  });
  return row;
}
