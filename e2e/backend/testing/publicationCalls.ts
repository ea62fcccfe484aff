import * as events from '@campus/shared/contract/events';
import * as infoPages from '@campus/shared/contract/infoPages';
import * as news from '@campus/shared/contract/news';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The six calls of each kind, and what an item of the kind needs beyond the common fields. */
export const publicationCalls = {
  news: {
    filter: news.filterNews,
    getByUrl: news.getNewsByUrl,
    get: news.getNews,
    create: news.createNews,
    update: news.updateNews,
    remove: news.deleteNews,
    own: {},
  },
  events: {
    filter: events.filterEvents,
    getByUrl: events.getEventByUrl,
    get: events.getEvent,
    create: events.createEvent,
    update: events.updateEvent,
    remove: events.deleteEvent,
    own: { startsAt: inDays(3), endsAt: inDays(4), place: { ru: 'Актовый зал' } },
  },
  'info-pages': {
    filter: infoPages.filterInfoPages,
    getByUrl: infoPages.getInfoPageByUrl,
    get: infoPages.getInfoPage,
    create: infoPages.createInfoPage,
    update: infoPages.updateInfoPage,
    remove: infoPages.deleteInfoPage,
    own: { section: 'HELP' },
  },
};
export type PublicationKindName = keyof typeof publicationCalls;

/** A draft of the kind, complete in both languages. */
export const draftOf = (kind: PublicationKindName, own: object = {}) => ({
  title: { ru: 'Лекция о природе света', en: 'A lecture on light' },
  summary: { ru: 'Физика без формул', en: 'Physics without formulas' },
  body: { ru: '<p>Приходите с вопросами.</p>', en: '<p>Bring your questions.</p>' },
  status: 'DRAFT',
  ...publicationCalls[kind].own,
  ...own,
});
