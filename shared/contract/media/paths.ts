/** What editors write, as it is called in addresses. */
export type ContentKind = 'news' | 'events' | 'info-pages';

/** Addresses of this domain that other domains, mails and tests may link to. */
export const mediaPaths = {
  news: () => '/news',
  newsFeed: (language: 'ru' | 'en') => `/news/rss.xml${language === 'en' ? '?lang=en' : ''}`,
  newsItem: (url: string) => `/news/${url}`,
  events: () => '/events',
  event: (url: string) => `/events/${url}`,
  infoPage: (url: string) => `/info/${url}`,
  contents: (kind: ContentKind) => `/admin/media/${kind}`,
  content: (kind: ContentKind, id: string) => `/admin/media/${kind}/${id}`,
  /** As readers will see it; for whoever may see drafts. */
  contentPreview: (kind: ContentKind, id: string) => `/admin/media/${kind}/${id}?view=preview`,
  newContent: (kind: ContentKind) => `/admin/media/${kind}/new`,
  tags: () => '/admin/media/tags',
  authors: () => '/admin/media/authors',
};
