import * as z from 'zod/mini';
import { slug } from '../addressFields';
import { call } from '../call';
import { id } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { publicationCard, publicationItem, publicationRecord } from './records';
import { newsCreateRequest, newsFilterRequest, newsRequest, publicationOrders } from './requests';
import { author, newsTag } from './taxonomyCalls';

const byId = z.object({ id });

const newsCard = z.extend(publicationCard, { tags: z.array(newsTag), isPinned: z.boolean() });
export type NewsCard = z.infer<typeof newsCard>;

export const filterNews = call({
  method: 'POST',
  path: '/api/media/news/filter',
  summary:
    'Published news, pinned first, then newest; staff may ask for other states, newest record first',
  access: 'optional',
  defaults: newestPage,
  query: z.extend(pageQuery, { sort: z.optional(z.enum(publicationOrders)) }),
  body: newsFilterRequest,
  response: pageOf(newsCard),
  provides: ['Reset', 'News'],
});

const newsItem = z.extend(newsCard, {
  ...publicationItem.shape,
  author: z.nullable(author),
});
export type NewsItem = z.infer<typeof newsItem>;

export const getNewsByUrl = call({
  method: 'GET',
  path: '/api/media/news/url/{url}',
  summary: 'A published news item; a former address answers with the present one in `url`',
  access: 'public',
  params: z.object({ url: slug }),
  response: newsItem,
  provides: ['Reset', 'News'],
});

const newsRecord = z.extend(publicationRecord, {
  tagIds: z.array(id),
  authorId: z.nullable(id),
  isPinned: z.boolean(),
});

export const getNews = call({
  method: 'GET',
  path: '/api/media/news/{id}',
  summary: 'A news item in all languages and any state',
  access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  params: byId,
  response: newsRecord,
  provides: ['Reset', 'News'],
});

export const createNews = call({
  method: 'POST',
  path: '/api/media/news',
  summary: 'Add a news item in the state that it names',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: newsCreateRequest,
  response: newsRecord,
  invalidates: ['News'],
});

export const updateNews = call({
  method: 'PUT',
  path: '/api/media/news/{id}',
  summary: 'Save a news item, and publish, schedule, withdraw or archive it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: newsRequest,
  response: newsRecord,
  invalidates: ['News'],
});

export const deleteNews = call({
  method: 'DELETE',
  path: '/api/media/news/{id}',
  summary: 'Remove a news item together with its former addresses',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  response: z.object({}),
  invalidates: ['News'],
});
