import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { mediaFiles } from '../schema/files';
import type { Visitor } from '../Visitor';
import { hasRole } from '../users/hasRole';
import { mayRead } from './mayRead';

type Row = typeof mediaFiles.$inferSelect;

function mayChange(visitor: Visitor, { bucket, ownerId }: Row) {
  const isContent = bucket === 'public' || bucket === 'partner-logo';
  return (
    ownerId === visitor.id ||
    hasRole(visitor, 'ADMIN') ||
    (isContent && hasRole(visitor, 'CONTENT_MANAGER'))
  );
}

/**
 * A file that the visitor may describe or delete: their own, or content.
 * @throws Refusal 404, or 403 where they may only see it.
 */
export async function findChangeable(tx: Database, visitor: Visitor, id: string): Promise<Row> {
  const [row] = await tx.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for('update');
  if (row && mayChange(visitor, row)) return row;
  const isSeen = row && (await mayRead(tx, visitor, row));
  throw isSeen ? new Refusal(403, 'FORBIDDEN') : new Refusal(404, 'NOT_FOUND');
}
