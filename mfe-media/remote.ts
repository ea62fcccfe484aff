import { homeAside, homeMain } from '@campus/shared/contract/home/places';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { recordFeed } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';
import { forStaff } from './forStaff';
import { event, infoPage, newsFeed, newsItem, partner } from './recordRoutes';
import { search } from './search';

const aboutNews = {
  ru: 'Стипендии, карта, учёба и жизнь кампуса: что нового и что с этим делать.',
  en: 'Grants, the card, studies and campus life: what is new and what to do about it.',
};

export const remote = declareRemote({
  name: 'media',
  title: { ru: 'Новости, события и партнёры', en: 'News, events and partners' },
  owner: 'media@campus.example',
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
    },
    partner,
    ...forStaff.routes,
  ],
  slots: [
    { ...homeMain, widget: 'LatestNews', order: 10, access: 'public' },
    { ...homeAside, widget: 'NearestEvents', order: 20, access: 'public' },
    { ...homeMain, widget: 'NewPartners', order: 30, access: 'public' },
  ],
  menu: [
    {
      to: mediaPaths.news(),
      label: { ru: 'Новости', en: 'News' },
      icon: 'news',
      group: 'main',
      order: 10,
      access: 'public',
      shortcut: 'n',
    },
    {
      to: mediaPaths.events(),
      label: { ru: 'События', en: 'Events' },
      icon: 'calendar',
      group: 'main',
      order: 20,
      access: 'public',
    },
    {
      to: partnerPaths.partners(),
      label: { ru: 'Партнёры', en: 'Partners' },
      icon: 'ticket',
      group: 'main',
      order: 30,
      access: 'public',
    },
    ...forStaff.menu,
  ],
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
