import { and, eq, exists, inArray, lte, or, sql } from 'drizzle-orm';
import { containing } from '../../../platform/database/conditions';
import type { Database } from '../../../platform/database/Database';
import type { Publication, PublicationTable } from './PublicationKind';

/** What readers may see. */
export const isPublished = ({ status, publishAt }: PublicationTable, now: Date) =>
  and(eq(status, 'PUBLISHED'), lte(publishAt, now));

/**
 * Asked as a statement of its own, which the planner takes for few rows: it finds them in the index of
 * the words. By how many there are it would read the words of every text instead, eight times as long.
 */
const asked = (config: 'russian' | 'english', search: string) =>
  sql`(select websearch_to_tsquery(${sql.raw(`'${config}'`)}, ${search}))`;

/** Words of either language in whatever form, or a part of the title. */
export function matches({ words, title }: PublicationTable, search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(
    sql`${words} @@ ${asked('russian', search)}`,
    sql`${words} @@ ${asked('english', search)}`,
    sql`${title}->>'ru' ilike ${pattern}`,
    sql`${title}->>'en' ilike ${pattern}`,
  );
}

export function hasAnyTag(db: Database, { table, tags }: Publication, ids: string[] | undefined) {
  if (!tags || !ids?.length) return undefined;
  const isLinked = and(eq(tags.subjectId, table.id), inArray(tags.tagId, ids));
  return exists(db.select({ tagId: tags.tagId }).from(tags.table).where(isLinked));
}
