import type { LanguageKey } from '@campus/shared/contract/fields';
import { fieldOf } from '@campus/shared/remote/fieldOf';
import { firstOf } from '@campus/shared/remote/firstOf';
import type { AskApi } from '../head/askApi';
import { createCache } from '../head/createCache';
import { addressIn } from './addressIn';
import type { FoundFeed } from './findFeed';
import type { MeasureFile } from './measureFile';
import { readPages } from './readPages';

export interface FeedItem {
  /** Of its page. */
  path: string;
  title: string;
  description: string;
  date: Date;
  /** When it was last changed, as far as the list tells. */
  changed: Date;
  categories: string[];
  picture?: { address: string; type: string; length: string };
}

const told = 20;
const limits = { freshFor: () => 30_000, staleFor: 600_000, patience: 4_000, most: 20 };

type Plain = Omit<FeedItem, 'picture'> & { image?: string };

const dateOf = (item: unknown, name: string | undefined) =>
  new Date((name && firstOf(item, [name])) || NaN);

function itemOf({ feed: { item: names }, route, list }: FoundFeed, item: unknown): Plain[] {
  const path = addressIn(route, list, item);
  const title = firstOf(item, [names.title]);
  const date = dateOf(item, names.date);
  if (!path || !title || isNaN(date.getTime())) return [];
  const changed = dateOf(item, list.changed);
  const categories = names.categories ? [fieldOf(item, names.categories)].flat() : [];
  return [
    {
      path,
      title,
      date,
      changed: changed > date ? changed : date,
      description: firstOf(item, [names.description]) ?? '',
      categories: categories.filter((name) => typeof name === 'string'),
      image: names.image && firstOf(item, [names.image]),
    },
  ];
}

/** Reads what feeds tell, and keeps it for a while. */
export function createFeeds(ask: AskApi, measure: MeasureFile) {
  const cache = createCache<FeedItem[]>(limits);

  async function withPicture({ image, ...item }: Plain): Promise<FeedItem> {
    const measured = image ? await measure(image) : undefined;
    return image && measured ? { ...item, picture: { address: image, ...measured } } : item;
  }

  async function load(found: FoundFeed, language: LanguageKey) {
    const items: Plain[] = [];
    // Pinned ones come first, so that the newest are among more than are told.
    const pages = readPages(ask, { call: found.list.call, language, most: 100 });
    for await (const item of pages) items.push(...itemOf(found, item));
    const newest = items.sort((one, other) => +other.date - +one.date).slice(0, told);
    return Promise.all(newest.map(withPicture));
  }

  return {
    /** Undefined when the API did not say in time. */
    read: (found: FoundFeed, language: LanguageKey) =>
      cache.get(`${found.list.call} ${found.feed.path} ${language}`, () => load(found, language)),
    expire: (start: string) => cache.expire(start),
  };
}
