import * as z from 'zod/mini';
import { slug } from '../addressFields';
import { call } from '../call';
import { id, localText, timestamp } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { publicationCard, publicationItem, publicationRecord } from './records';
import {
  eventCreateRequest,
  eventFilterRequest,
  eventRequest,
  publicationOrders,
} from './requests';
import { author, newsTag } from './taxonomyCalls';

const byId = z.object({ id });

const eventCard = z.extend(publicationCard, {
  tags: z.array(newsTag),
  isPinned: z.boolean(),
  /** Null only for staff, of a draft. */
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  place: z.string(),
  isOnline: z.boolean(),
});

export const filterEvents = call({
  method: 'POST',
  path: '/api/media/events/filter',
  summary: 'Published events by period, tags and words, the latest first; staff may ask for states',
  access: 'optional',
  defaults: newestPage,
  query: z.extend(pageQuery, { sort: z.optional(z.enum(publicationOrders)) }),
  body: eventFilterRequest,
  response: pageOf(eventCard),
  provides: ['Reset', 'Event'],
});

const eventItem = z.extend(eventCard, {
  ...publicationItem.shape,
  startsAt: timestamp,
  endsAt: timestamp,
  author: z.nullable(author),
  address: z.nullable(z.string()),
  onlineUrl: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
  registrationUrl: z.nullable(z.string()),
  organiser: z.nullable(z.string()),
});

export const getEventByUrl = call({
  method: 'GET',
  path: '/api/media/events/url/{url}',
  summary: 'A published event; a former address answers with the present one in `url`',
  access: 'public',
  params: z.object({ url: slug }),
  response: eventItem,
  provides: ['Reset', 'Event'],
});

const eventRecord = z.extend(publicationRecord, {
  tagIds: z.array(id),
  authorId: z.nullable(id),
  isPinned: z.boolean(),
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  place: localText,
  address: z.nullable(z.string()),
  isOnline: z.boolean(),
  onlineUrl: z.nullable(z.string()),
  capacity: z.nullable(z.int()),
  registrationUrl: z.nullable(z.string()),
  organiser: z.nullable(localText),
});

export const getEvent = call({
  method: 'GET',
  path: '/api/media/events/{id}',
  summary: 'An event in all languages and any state',
  access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  params: byId,
  response: eventRecord,
  provides: ['Reset', 'Event'],
});

export const createEvent = call({
  method: 'POST',
  path: '/api/media/events',
  summary: 'Add an event in the state that it names',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  body: eventCreateRequest,
  response: eventRecord,
  invalidates: ['Event'],
});

export const updateEvent = call({
  method: 'PUT',
  path: '/api/media/events/{id}',
  summary: 'Save an event, and publish, schedule, withdraw or archive it',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  body: eventRequest,
  response: eventRecord,
  invalidates: ['Event'],
});

export const deleteEvent = call({
  method: 'DELETE',
  path: '/api/media/events/{id}',
  summary: 'Remove an event together with its former addresses',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params: byId,
  response: z.object({}),
  invalidates: ['Event'],
});
