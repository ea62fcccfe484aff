import type * as contract from '@campus/shared/contract/media';
import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { news, newsToTags } from '../schema/media';
import { isPublished } from './isPublished';
import { tagsOfNews } from './tagsOfNews';
import { toNewsCard } from './toNewsCard';

function matches(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(
    sql`${news.words} @@ websearch_to_tsquery('russian', ${search})`,
    sql`${news.words} @@ websearch_to_tsquery('english', ${search})`,
    sql`${news.title}->>'ru' ilike ${pattern}`,
    sql`${news.title}->>'en' ilike ${pattern}`,
  );
}

function hasAnyTag(db: Database, tagIds: string[] | undefined) {
  if (!tagIds?.length) return undefined;
  const tagged = db
    .select({ tagId: newsToTags.tagId })
    .from(newsToTags)
    .where(and(eq(newsToTags.newsId, news.id), inArray(newsToTags.tagId, tagIds)));
  return exists(tagged);
}

export const filterNews: Handler<typeof contract.filterNews> = async (
  { query, body },
  { db, language, now },
) => {
  const { skip, size } = query;
  const where = and(isPublished(now()), matches(body.search), hasAnyTag(db, body.tagIds));
  const direction = query.asc ? asc : desc;
  const rows = await db
    .select()
    .from(news)
    .where(where)
    .orderBy(desc(news.isPinned), direction(news.publishAt), news.id)
    .limit(size)
    .offset(skip);
  const ids = rows.map((row) => row.id);
  const tags = await tagsOfNews(db, ids, language);
  const items = rows.map((row) => toNewsCard(row, tags.get(row.id) ?? [], language));
  return { items, total: await countRows(db, news, where), skip, size };
};
