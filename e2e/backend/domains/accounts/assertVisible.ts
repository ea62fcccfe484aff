import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../Refusal';
import { humans } from './humanTables';
import type { Visitor } from '../../Visitor';
import { isInScope } from './isInScope';

/** @throws Refusal 404 where the visitor may not know of the person. */
export async function assertVisible(db: Database, visitor: Visitor, id: string) {
  const found = await db.$count(humans, and(eq(humans.id, id), isInScope(visitor)));
  if (found === 0) throw new Refusal(404, 'NOT_FOUND');
}
