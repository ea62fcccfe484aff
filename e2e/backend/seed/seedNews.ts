import { authors, news, newsTags, newsToTags } from '../schema/media';
import { authorRows } from './data/authorRows';
import { newsRows } from './data/newsRows';
import { newsTagRows } from './data/newsTagRows';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';

/** News in every state, with tags and authors. */
export async function seedNews({ tx, random, calendar }: DemoContext) {
  const tagRows = newsTagRows.map((row) => ({ ...row, id: random.uuid() }));
  const authorIds = new Map(Object.keys(authorRows).map((key) => [key, random.uuid()]));
  const rows = newsRows.map(({ age, author, tags, status, ...item }, index) => ({
    ...item,
    id: random.uuid(),
    status: status ?? ('PUBLISHED' as const),
    authorId: authorIds.get(author),
    publishAt: status === 'DRAFT' ? null : calendar.moment(-age, 6 + (index % 5), (index * 7) % 60),
    tags,
  }));
  const links = rows.flatMap(({ id, tags }) =>
    tagRows.filter(({ slug }) => tags.includes(slug)).map((tag) => ({ newsId: id, tagId: tag.id })),
  );
  const authorList = Object.entries(authorRows);
  await insertAll(
    tx,
    authors,
    authorList.map(([key, row]) => ({ ...row, id: authorIds.get(key) })),
  );
  await insertAll(tx, newsTags, tagRows);
  await insertAll(tx, news, rows);
  await insertAll(tx, newsToTags, links);
}
