import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { recordRoute } from '@campus/shared/remote/declareRecords';
import { eventHead } from './heads/eventHead';
import { newsHead } from './heads/newsHead';
import { pageHead } from './heads/pageHead';
import { partnerHead } from './heads/partnerHead';

/** RSS of the news. */
export const newsFeed = '/news/rss.xml';

export const newsItem = recordRoute({
  path: '/news/:url',
  screen: 'NewsScreen',
  isServerRendered: true,
  title: { ru: 'Новость', en: 'News item' },
  head: newsHead,
  list: { call: filterNews, params: { url: 'url' }, changed: 'updatedAt' },
  feed: newsFeed,
  access: 'public',
});

export const event = recordRoute({
  path: '/events/:url',
  screen: 'EventScreen',
  isServerRendered: true,
  title: { ru: 'Событие', en: 'Event' },
  head: eventHead,
  list: { call: filterEvents, params: { url: 'url' }, changed: 'updatedAt' },
  access: 'public',
});

export const infoPage = recordRoute({
  path: '/info/:url',
  screen: 'InfoPageScreen',
  isServerRendered: true,
  title: { ru: 'Справка', en: 'Information' },
  head: pageHead,
  places: [helpPageEnd],
  list: { call: filterInfoPages, params: { url: 'url' }, changed: 'updatedAt' },
  access: 'public',
});

export const partner = recordRoute({
  path: '/partners/:id',
  screen: 'PartnerScreen',
  isServerRendered: true,
  title: { ru: 'Партнёр', en: 'Partner' },
  head: partnerHead,
  list: { call: filterPartners, params: { id: 'id' } },
  access: 'public',
});
