import { paths, type ContentKind } from '@campus/shared/paths';

const addressOf = {
  news: paths.newsItem,
  events: paths.event,
  'info-pages': paths.infoPage,
} satisfies Record<ContentKind, (url: string) => string>;

/** Where readers find it. */
export const siteAddress = (kind: ContentKind, url: string) => addressOf[kind](url);
