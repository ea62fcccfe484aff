import { type ContentKind, mediaPaths } from '@campus/shared/contract/media/paths';

const addressOf = {
  news: mediaPaths.newsItem,
  events: mediaPaths.event,
  'info-pages': mediaPaths.infoPage,
} satisfies Record<ContentKind, (url: string) => string>;

/** Where readers find it. */
export const siteAddress = (kind: ContentKind, url: string) => addressOf[kind](url);
