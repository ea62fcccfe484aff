import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews, type NewsCard } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { recordRoute, recordSearch } from '@campus/shared/remote/declareRecords';
import type { ReactElement } from 'react';
import { RemotesContext, type Remotes } from '../remotes/useRemotes';
import { renderWithSession } from '../session/renderWithSession.fixture';

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

const texts = (ru: string) => ({ ru, en: `${ru} (en)` });
const shared = { screen: 'Screen', title: texts('Материал'), access: 'public' } as const;
const byUrl = { url: 'url' } as const;
const newsItem = recordRoute({
  ...shared,
  path: '/news/:url',
  list: { call: filterNews, params: byUrl },
});
const event = recordRoute({
  ...shared,
  path: '/events/:url',
  list: { call: filterEvents, params: byUrl },
});
const infoPage = recordRoute({
  ...shared,
  path: '/info/:url',
  list: { call: filterInfoPages, params: byUrl },
});
const partner = recordRoute({
  ...shared,
  path: '/partners/:id',
  list: { call: filterPartners, params: { id: 'id' } },
});

const publication = { title: ['title'], summary: ['summary'], icon: 'news' } as const;
const kinds = [
  recordSearch({
    ...publication,
    kind: 'news',
    call: filterNews,
    records: newsItem,
    order: 1,
    facts: [{ date: 'publishAt' }],
    label: texts('Новости'),
    more: texts('Остальные новости'),
    all: { page: '/news', label: texts('Все новости по запросу') },
  }),
  recordSearch({
    ...publication,
    kind: 'events',
    call: filterEvents,
    records: event,
    order: 2,
    facts: [
      { dateTime: 'startsAt' },
      { field: 'isOnline', words: { true: texts('Онлайн') }, otherwise: 'place' },
    ],
    label: texts('События'),
    more: texts('Остальные события'),
  }),
  recordSearch({
    ...publication,
    kind: 'pages',
    call: filterInfoPages,
    records: infoPage,
    order: 3,
    facts: [],
    label: texts('Страницы'),
    more: texts('Остальные страницы'),
  }),
  recordSearch({
    ...publication,
    kind: 'partners',
    call: filterPartners,
    records: partner,
    order: 4,
    title: ['name'],
    summary: ['description', 'terms'],
    facts: ['category.name'],
    label: texts('Партнёры'),
    more: texts('Остальные партнёры'),
  }),
];

const remotes = {
  planned: [
    {
      declaration: {
        name: 'media',
        title: texts('Новости'),
        owner: 'media',
        routes: [newsItem, event, infoPage, partner],
        slots: [],
        menu: [],
        search: {
          kinds,
          fallbacks: [{ to: '/help/new', label: texts('Задать вопрос'), order: 1 }],
        },
      },
      release: '1',
      entry: '/entry.js',
      lastKnownGood: null,
    },
  ],
} as Partial<Remotes> as Remotes;

/** Renders a part of the search where a remote declares four kinds. */
export const renderSearch = (
  element: ReactElement,
  options?: Parameters<typeof renderWithSession>[1],
) => renderWithSession(<RemotesContext value={remotes}>{element}</RemotesContext>, options);
