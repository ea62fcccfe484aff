import type { LanguageKey } from '@campus/shared/contract/fields';
import type { NewsTag } from '@campus/shared/contract/media';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { inLanguage } from '../messages/inLanguage';
import { newsTags, newsToTags } from '../schema/media';

/** The tags of several news items in one query, by the item's id. */
export async function tagsOfNews(db: Database, newsIds: string[], language: LanguageKey) {
  const found = new Map<string, NewsTag[]>(newsIds.map((id) => [id, []]));
  if (newsIds.length === 0) return found;
  const rows = await db
    .select({
      newsId: newsToTags.newsId,
      id: newsTags.id,
      name: newsTags.name,
      slug: newsTags.slug,
    })
    .from(newsToTags)
    .innerJoin(newsTags, eq(newsTags.id, newsToTags.tagId))
    .where(inArray(newsToTags.newsId, newsIds))
    .orderBy(asc(newsTags.slug));
  for (const { newsId, name, ...tag } of rows) {
    found.get(newsId)?.push({ ...tag, name: inLanguage(name, language) });
  }
  return found;
}
