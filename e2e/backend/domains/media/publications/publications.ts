import { events, eventsToTags, infoPages, news, newsToTags } from '../mediaTables';
import type { Publication } from './PublicationKind';
import type { TagLinks } from './TagLinks';

const newsTags: TagLinks = {
  table: newsToTags,
  subjectId: newsToTags.newsId,
  tagId: newsToTags.tagId,
  link: (newsId, tagId) => ({ newsId, tagId }),
};

const eventTags: TagLinks = {
  table: eventsToTags,
  subjectId: eventsToTags.eventId,
  tagId: eventsToTags.tagId,
  link: (eventId, tagId) => ({ eventId, tagId }),
};

/** Where each kind of publication is kept. */
export const publications = {
  news: { name: 'news', entity: 'news', table: news, tags: newsTags },
  events: { name: 'events', entity: 'event', table: events, tags: eventTags },
  'info-pages': { name: 'info-pages', entity: 'infoPage', table: infoPages },
} as const satisfies Record<string, Publication>;

export type PublicationName = keyof typeof publications;
