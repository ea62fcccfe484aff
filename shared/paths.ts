/** What editors write, as it is called in addresses. */
export type ContentKind = 'news' | 'events' | 'info-pages';

/** Every address that a screen of another domain, a mail or a test may link to. */
export const paths = {
  home: () => '/',
  news: () => '/news',
  newsFeed: (language: 'ru' | 'en') => `/news/rss.xml${language === 'en' ? '?lang=en' : ''}`,
  newsItem: (url: string) => `/news/${url}`,
  events: () => '/events',
  event: (url: string) => `/events/${url}`,
  infoPage: (url: string) => `/info/${url}`,
  partners: () => '/partners',
  partner: (id: string) => `/partners/${id}`,
  contents: (kind: ContentKind) => `/admin/media/${kind}`,
  content: (kind: ContentKind, id: string) => `/admin/media/${kind}/${id}`,
  newContent: (kind: ContentKind) => `/admin/media/${kind}/new`,
  tags: () => '/admin/media/tags',
  authors: () => '/admin/media/authors',
  partnerDesk: () => '/admin/partners',
  partnerRecord: (id: string) => `/admin/partners/${id}`,
  search: (words: string) => `/search?${new URLSearchParams({ q: words })}`,
  card: () => '/me/card',
  payments: () => '/me/payments',
  newTicket: () => '/help/new',
  person: (id: string) => `/admin/people/${id}`,
  users: () => '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  releases: () => '/admin/releases',
  release: (remote: string) => `/admin/releases/${remote}`,
  staffSignIn: () => '/staff/login',
  offline: () => '/offline',
};
