import * as z from 'zod/mini';
import { call } from './call';
import { id, languageKey, line, slug, timestamp } from './fields';
import { pageOf, pageQuery } from './page';

const newsTag = z.object({ id, name: z.string(), slug: z.string() });
export type NewsTag = z.infer<typeof newsTag>;

export const listNewsTags = call({
  method: 'GET',
  path: '/api/media/news-tags',
  summary: 'Tags of news',
  access: 'public',
  response: z.array(newsTag),
  provides: ['Reset', 'News'],
});

/** Addresses are relative to the site; sizes in pixels keep the place of a picture not yet loaded. */
const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});

/** `lang` tells which language was found: Russian where the asked one has no text. */
const newsCard = z.object({
  id,
  url: z.string(),
  lang: languageKey,
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(picture),
  tags: z.array(newsTag),
  publishAt: timestamp,
  isPinned: z.boolean(),
});
export type NewsCard = z.infer<typeof newsCard>;

export const newsFilterRequest = z.object({
  search: z.optional(line(0, 100)),
  tagIds: z.optional(z.array(id).check(z.maxLength(20))),
});

export const filterNews = call({
  method: 'POST',
  path: '/api/media/news/filter',
  summary: 'Published news, pinned first, then newest',
  access: 'public',
  query: pageQuery,
  body: newsFilterRequest,
  response: pageOf(newsCard),
  provides: ['Reset', 'News'],
});

const author = z.object({ id, name: z.string(), position: z.nullable(z.string()) });

/** `body` is HTML that the server has cleaned. */
const newsItem = z.extend(newsCard, { body: z.string(), author: z.nullable(author) });
export type NewsItem = z.infer<typeof newsItem>;

export const getNewsByUrl = call({
  method: 'GET',
  path: '/api/media/news/url/{url}',
  summary: 'One published news item by its address',
  access: 'public',
  params: z.object({ url: slug }),
  response: newsItem,
  provides: ['Reset', 'News'],
});
