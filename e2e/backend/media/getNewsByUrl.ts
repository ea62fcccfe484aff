import type * as contract from '@campus/shared/contract/media';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { Refusal } from '../Refusal';
import { authors, news } from '../schema/media';
import { isPublished } from './isPublished';
import { tagsOfNews } from './tagsOfNews';
import { toNewsCard } from './toNewsCard';

export const getNewsByUrl: Handler<typeof contract.getNewsByUrl> = async (
  { params },
  { db, language, now },
) => {
  const [found] = await db
    .select({ item: news, author: authors })
    .from(news)
    .leftJoin(authors, eq(authors.id, news.authorId))
    .where(and(eq(news.url, params.url), isPublished(now())));
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  const { item, author } = found;
  const tags = await tagsOfNews(db, [item.id], language);
  const card = toNewsCard(item, tags.get(item.id) ?? [], language);
  return {
    ...card,
    body: inLanguage(item.body, card.lang),
    author: author && {
      id: author.id,
      name: inLanguage(author.name, card.lang),
      position: author.position && inLanguage(author.position, card.lang),
    },
  };
};
