import { sql } from 'drizzle-orm';
import { humans, students } from './humanTables';
import { scopeOf } from '../../platform/access/scopeOf';
import type { Visitor } from '../../Visitor';

/** Only people of the visitor’s organisation, where there is only one to see. */
export function isInScope(visitor: Visitor) {
  const scope = scopeOf(visitor);
  if (!scope) return undefined;
  return sql`exists (
    select from ${students}
    where ${students.humanId} = ${humans.id} and ${students.eduOrgId} = ${scope})`;
}
