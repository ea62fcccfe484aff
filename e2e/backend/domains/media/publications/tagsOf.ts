import type { LanguageKey } from '@campus/shared/contract/fields';
import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { inLanguage } from '../../../platform/messages/inLanguage';
import { newsTags } from '../mediaTables';
import type { TagLinks } from './TagLinks';

/** The tags of several publications in one query, by the publication's id. */
export async function tagsOf(
  db: Database,
  { table, subjectId, tagId }: TagLinks,
  ids: string[],
  language: LanguageKey,
) {
  const found = new Map<string, NewsTag[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select({ subjectId, id: newsTags.id, name: newsTags.name, slug: newsTags.slug })
    .from(table)
    .innerJoin(newsTags, eq(newsTags.id, tagId))
    .where(inArray(subjectId, ids))
    .orderBy(asc(newsTags.slug));
  for (const { subjectId: id, name, ...tag } of rows) {
    found.get(String(id))?.push({ ...tag, name: inLanguage(name, language) });
  }
  return found;
}
