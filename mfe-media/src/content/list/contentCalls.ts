import {
  createEvent,
  deleteEvent,
  filterEvents,
  getEvent,
  updateEvent,
} from '@campus/shared/contract/media/eventCalls';
import {
  createInfoPage,
  deleteInfoPage,
  filterInfoPages,
  getInfoPage,
  updateInfoPage,
} from '@campus/shared/contract/media/pageCalls';
import {
  createNews,
  deleteNews,
  filterNews,
  getNews,
  updateNews,
} from '@campus/shared/contract/media/newsCalls';

/** The calls of each kind of content, alike in all but their fields. */
export const contentCalls = {
  news: {
    filter: filterNews,
    get: getNews,
    create: createNews,
    update: updateNews,
    remove: deleteNews,
  },
  events: {
    filter: filterEvents,
    get: getEvent,
    create: createEvent,
    update: updateEvent,
    remove: deleteEvent,
  },
  'info-pages': {
    filter: filterInfoPages,
    get: getInfoPage,
    create: createInfoPage,
    update: updateInfoPage,
    remove: deleteInfoPage,
  },
} as const;
