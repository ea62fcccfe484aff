import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { recordSearch } from '@campus/shared/remote/declareRecords';
import type { SearchDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { event, infoPage, newsItem, partner } from './recordRoutes';

/** What the search of the site finds here. */
export const search: SearchDeclaration = {
  kinds: [
    recordSearch({
      kind: 'news',
      call: filterNews,
      records: newsItem,
      icon: 'news',
      order: 10,
      title: ['title'],
      summary: ['summary'],
      facts: [{ date: 'publishAt' }],
      label: { ru: 'Новости', en: 'News' },
      more: { ru: 'Остальные новости', en: 'Other news' },
      all: {
        page: '/news',
        label: { ru: 'Все новости по запросу', en: 'All news for this search' },
      },
    }),
    recordSearch({
      kind: 'events',
      call: filterEvents,
      records: event,
      icon: 'calendar',
      order: 20,
      title: ['title'],
      summary: ['summary'],
      facts: [
        { dateTime: 'startsAt' },
        {
          field: 'isOnline',
          words: { true: { ru: 'Онлайн', en: 'Online' } },
          otherwise: 'place',
        },
      ],
      label: { ru: 'События', en: 'Events' },
      more: { ru: 'Остальные события', en: 'Other events' },
      all: {
        page: '/events',
        label: { ru: 'Все события по запросу', en: 'All events for this search' },
      },
    }),
    recordSearch({
      kind: 'pages',
      call: filterInfoPages,
      records: infoPage,
      icon: 'file',
      order: 30,
      title: ['title'],
      summary: ['summary'],
      facts: [
        {
          field: 'section',
          words: {
            ABOUT: { ru: 'О «Кампусе»', en: 'About Campus' },
            HELP: { ru: 'Помощь', en: 'Help' },
            LEGAL: { ru: 'Документы', en: 'Documents' },
            GRANTS: { ru: 'Стипендии и гранты', en: 'Grants' },
          },
        },
      ],
      label: { ru: 'Страницы', en: 'Pages' },
      more: { ru: 'Остальные страницы', en: 'Other pages' },
    }),
    recordSearch({
      kind: 'partners',
      call: filterPartners,
      records: partner,
      icon: 'wallet',
      order: 40,
      title: ['name'],
      summary: ['description', 'terms'],
      facts: ['category.name'],
      label: { ru: 'Партнёры', en: 'Partners' },
      more: { ru: 'Остальные партнёры', en: 'Other partners' },
      all: {
        page: '/partners',
        label: { ru: 'Все партнёры по запросу', en: 'All partners for this search' },
      },
    }),
  ],
  fallbacks: [{ to: '/news', label: { ru: 'Посмотреть новости', en: 'See the news' }, order: 10 }],
};
