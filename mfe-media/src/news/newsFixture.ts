import type { NewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import type { NewsCard } from '@campus/shared/contract/media/newsCalls';

export const grants: NewsTag = {
  id: '7d3f1c1e-4b0a-4c55-9a56-0d9f5c1f2a01',
  name: 'Стипендии',
  slug: 'grants',
};
export const campus: NewsTag = {
  id: '7d3f1c1e-4b0a-4c55-9a56-0d9f5c1f2a02',
  name: 'Кампус',
  slug: 'campus',
};

/** A news item for tests; its number makes the id, the address and the title. */
export const newsFixture = (number: number, own: Partial<NewsCard> = {}): NewsCard => ({
  id: `2b1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`,
  url: `news-${number}`,
  lang: 'ru',
  title: `Новость ${number}`,
  summary: `О чём новость ${number}`,
  cover: null,
  tags: [grants],
  publishAt: '2026-11-02T09:00:00Z',
  isPinned: false,
  ...own,
});

export const pageFixture = (items: NewsCard[], total = items.length) => ({
  items,
  total,
  skip: 0,
  size: 13,
});
