import { paths } from '@campus/shared/paths';

/** Where readers find what is published. */
export const publicPathOf = {
  news: paths.newsItem,
  events: paths.event,
  'info-pages': paths.infoPage,
};
