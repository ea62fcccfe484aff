import type { IconName } from '@campus/shared/ui/Icon';

/** What is searched, in the order in which it is shown. */
export const searchKinds = ['news', 'events', 'pages', 'partners'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const kindIcons: Record<SearchKind, IconName> = {
  news: 'news',
  events: 'calendar',
  pages: 'file',
  partners: 'wallet',
};

/** One letter finds everything, which is nothing. */
export const shortestWords = 2;
