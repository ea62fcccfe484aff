import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { humans, students } from './humanTables';
import type { Requester } from '../../platform/access/Requester';
import { scopeOf } from '../../platform/access/hasRole';

/** Only people of the visitor’s organisation, where there is only one to see. */
export function isInScope(visitor: Requester) {
  const scope = scopeOf(visitor);
  if (!scope) return undefined;
  return sql`exists (
    select from ${students}
    where ${students.humanId} = ${humans.id} and ${students.eduOrgId} = ${scope})`;
}

/** @throws Refusal 404 where the visitor may not know of the person. */
export async function assertVisible(db: Database, visitor: Requester, id: string) {
  const found = await db.$count(humans, and(eq(humans.id, id), isInScope(visitor)));
  if (found === 0) throw new Refusal(404, 'NOT_FOUND');
}
