import type { NewsCard } from '@campus/shared/contract/media/newsCalls';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** An answer without anything in it. */
export const nothing = { items: [], total: 0, skip: 0, size: 3 };

const newsOf = (title: string, index: number): NewsCard => ({
  id: uuid(index),
  url: `item-${index}`,
  lang: 'ru',
  title,
  summary: 'Коротко о главном',
  cover: null,
  publishAt: '2026-03-05T09:00:00Z',
  tags: [],
  isPinned: false,
});

/** The news of the tests of the search, by their titles. */
export const pageOfNews = (titles: string[], total = titles.length) => ({
  items: titles.map(newsOf),
  total,
  skip: 0,
  size: titles.length,
});
