import { homeAside, homeMain } from '@campus/shared/contract/home/places';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { recordFeed, recordRoute, recordSearch } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';
import type { SearchDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { forStaff } from './forStaff';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { eventHead } from './heads/eventHead';
import { newsHead } from './heads/newsHead';
import { pageHead } from './heads/pageHead';
import { partnerHead } from './heads/partnerHead';

/** RSS of the news. */
const newsFeed = '/news/rss.xml';

const newsItem = recordRoute({
  path: '/news/:url',
  screen: 'NewsScreen',
  isServerRendered: true,
  title: { ru: 'Новость', en: 'News item' },
  head: newsHead,
  list: { call: filterNews, params: { url: 'url' }, changed: 'updatedAt' },
  feed: newsFeed,
  access: 'public',
});

const event = recordRoute({
  path: '/events/:url',
  screen: 'EventScreen',
  isServerRendered: true,
  title: { ru: 'Событие', en: 'Event' },
  head: eventHead,
  list: { call: filterEvents, params: { url: 'url' }, changed: 'updatedAt' },
  access: 'public',
});

const infoPage = recordRoute({
  path: '/info/:url',
  screen: 'InfoPageScreen',
  isServerRendered: true,
  title: { ru: 'Справка', en: 'Information' },
  head: pageHead,
  places: [helpPageEnd],
  list: { call: filterInfoPages, params: { url: 'url' }, changed: 'updatedAt' },
  access: 'public',
});

const partner = recordRoute({
  path: '/partners/:id',
  screen: 'PartnerScreen',
  isServerRendered: true,
  title: { ru: 'Партнёр', en: 'Partner' },
  head: partnerHead,
  list: { call: filterPartners, params: { id: 'id' } },
  access: 'public',
});

/** What the search of the site finds here. */
const search: SearchDeclaration = {
  kinds: [
    recordSearch({
      kind: 'news',
      call: filterNews,
      records: newsItem,
      icon: 'news',
      order: 10,
      title: ['title'],
      summary: ['found', 'summary'],
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
      summary: ['found', 'summary'],
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
      summary: ['found', 'summary'],
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

const aboutNews = {
  ru: 'Стипендии, карта, учёба и жизнь кампуса: что нового и что с этим делать.',
  en: 'Grants, the card, studies and campus life: what is new and what to do about it.',
};

export const remote = declareRemote({
  name: 'media',
  title: { ru: 'Новости, события и партнёры', en: 'News, events and partners' },
  owner: 'media@campus.example',
  team: ['CONTENT_MANAGER'],
  routes: [
    {
      path: '/news',
      screen: 'NewsListScreen',
      isServerRendered: true,
      title: { ru: 'Новости', en: 'News' },
      description: aboutNews,
      keywords: {
        ru: 'новости, стипендии, карта студента, учёба, кампус',
        en: 'news, grants, student card, studies, campus',
      },
      feed: newsFeed,
      access: 'public',
      menu: { icon: 'news', group: 'main', order: 10, shortcut: 'n' },
    },
    newsItem,
    {
      path: '/events',
      screen: 'EventsScreen',
      isServerRendered: true,
      title: { ru: 'События', en: 'Events' },
      description: {
        ru: 'Лекции, матчи, концерты и встречи: куда пойти и как успеть записаться.',
        en: 'Lectures, matches, concerts and meetings: where to go and how to sign up in time.',
      },
      keywords: {
        ru: 'события, афиша, лекции, концерты, спорт, студенты',
        en: 'events, calendar, lectures, concerts, sport, students',
      },
      access: 'public',
      menu: { icon: 'calendar', group: 'main', order: 20 },
    },
    event,
    infoPage,
    {
      path: '/partners',
      screen: 'PartnersScreen',
      isServerRendered: true,
      title: { ru: 'Партнёры', en: 'Partners' },
      description: {
        ru: 'Скидки и подарки по карте студента: кофе, книги, спорт, поездки.',
        en: 'Discounts and gifts with the student card: coffee, books, sport, travel.',
      },
      keywords: {
        ru: 'скидки, подарки, промокоды, карта студента, партнёры',
        en: 'discounts, gifts, promo codes, student card, partners',
      },
      access: 'public',
      menu: { icon: 'ticket', group: 'main', order: 30 },
    },
    partner,
    ...forStaff.routes,
  ],
  slots: [
    { ...homeMain, widget: 'LatestNews', order: 10, isServerRendered: true, access: 'public' },
    { ...homeAside, widget: 'NearestEvents', order: 20, isServerRendered: true, access: 'public' },
    { ...homeMain, widget: 'NewPartners', order: 30, isServerRendered: true, access: 'public' },
  ],
  menu: forStaff.menu,
  search,
  feeds: [
    recordFeed({
      call: filterNews,
      path: newsFeed,
      page: mediaPaths.news(),
      records: newsItem,
      title: { ru: 'Новости', en: 'News' },
      description: aboutNews,
      item: {
        title: 'title',
        description: 'summary',
        date: 'publishAt',
        categories: 'tags.name',
        image: 'cover.url',
      },
    }),
  ],
});
