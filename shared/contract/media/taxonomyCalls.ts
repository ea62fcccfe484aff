import * as z from 'zod/mini';
import { call } from '../call';
import { id, localText } from '../fields';
import { picture } from '../files/records';
import {
  authorRequest,
  authorUpdateRequest,
  newsTagRequest,
  newsTagUpdateRequest,
  replacementRequest,
} from './requests';

const byId = z.object({ id });

/** `uses` counts the news and events that have it. */
const staffFacts = { name: localText, version: z.int(), uses: z.int() };

export const newsTag = z.object({ id, name: z.string(), slug: z.string() });
export type NewsTag = z.infer<typeof newsTag>;

const listedNewsTag = z.extend(newsTag, { staff: z.optional(z.object(staffFacts)) });
export type ListedTag = z.infer<typeof listedNewsTag>;

export const listNewsTags = call({
  method: 'GET',
  path: '/api/media/news-tags',
  summary: 'Tags of news and events; staff also see translations and use',
  access: 'optional',
  response: z.array(listedNewsTag),
  provides: ['Reset', 'News', 'Event'],
});

export const createNewsTag = call({
  method: 'POST',
  path: '/api/media/news-tags',
  summary: 'Add a tag; its address must be free',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: newsTagRequest,
  response: listedNewsTag,
  invalidates: ['News', 'Event'],
});

export const updateNewsTag = call({
  method: 'PUT',
  path: '/api/media/news-tags/{id}',
  summary: 'Rename a tag or change its address',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: newsTagUpdateRequest,
  response: listedNewsTag,
  invalidates: ['News', 'Event'],
});

export const deleteNewsTag = call({
  method: 'DELETE',
  path: '/api/media/news-tags/{id}',
  summary: 'Remove a tag that nothing has',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  response: z.object({}),
  invalidates: ['News', 'Event'],
});

export const replaceNewsTag = call({
  method: 'POST',
  path: '/api/media/news-tags/{id}/replace',
  summary: 'Put another tag in its place in all news and events, and remove it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: replacementRequest,
  response: z.object({}),
  invalidates: ['News', 'Event'],
  extension: true,
});

export const author = z.object({
  id,
  name: z.string(),
  position: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  photo: z.nullable(picture),
});
export type Author = z.infer<typeof author>;

const listedAuthor = z.extend(author, {
  staff: z.optional(
    z.object({
      ...staffFacts,
      position: z.nullable(localText),
      bio: z.nullable(localText),
      photoId: z.nullable(id),
    }),
  ),
});

export type ListedAuthor = z.infer<typeof listedAuthor>;

export const listAuthors = call({
  method: 'GET',
  path: '/api/media/authors',
  summary: 'Authors of news and events; staff also see translations and use',
  access: 'optional',
  response: z.array(listedAuthor),
  provides: ['Reset', 'News', 'Event'],
});

export const createAuthor = call({
  method: 'POST',
  path: '/api/media/authors',
  summary: 'Add an author',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: authorRequest,
  response: listedAuthor,
  invalidates: ['News', 'Event'],
});

export const updateAuthor = call({
  method: 'PUT',
  path: '/api/media/authors/{id}',
  summary: 'Change an author',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: authorUpdateRequest,
  response: listedAuthor,
  invalidates: ['News', 'Event'],
});

export const deleteAuthor = call({
  method: 'DELETE',
  path: '/api/media/authors/{id}',
  summary: 'Remove an author whom nothing names',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  response: z.object({}),
  invalidates: ['News', 'Event'],
});

export const replaceAuthor = call({
  method: 'POST',
  path: '/api/media/authors/{id}/replace',
  summary: 'Name another author in all news and events of this one, and remove this one',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: replacementRequest,
  response: z.object({}),
  invalidates: ['News', 'Event'],
  extension: true,
});
