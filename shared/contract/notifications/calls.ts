import * as z from 'zod/mini';
import { call } from '../call';
import { id, timestamp } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { ticketSummary } from '../support/records';
import { audienceCount, inboxMessage, notification, notificationSummary } from './records';
import {
  audienceRequest,
  humansNotificationRequest,
  notificationKinds,
  notificationRequest,
  notificationSendRequest,
  notificationTestRequest,
  notificationUpdateRequest,
  notificationsRequest,
} from './requests';

const readers = ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'] as const;
const writers = ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT'] as const;
const senders = ['ADMIN', 'CONTENT_MANAGER'] as const;
const params = z.object({ id });
/** Ten thousand ids. */
const bodyLimit = 512 * 1024;

export const filterNotifications = call({
  method: 'POST',
  path: '/api/notifications/filter',
  summary: 'Mailings, newest first',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: notificationsRequest,
  response: pageOf(notificationSummary),
  provides: ['Reset'],
});

export const getNotification = call({
  method: 'GET',
  path: '/api/notifications/{id}',
  summary: 'A mailing with its audience and results',
  access: readers,
  params,
  response: notification,
  provides: ['Reset'],
});

export const createNotification = call({
  method: 'POST',
  path: '/api/notifications',
  summary: 'A draft of a mailing',
  access: writers,
  body: notificationRequest,
  bodyLimit,
  response: notification,
  invalidates: ['Reset'],
});

export const updateNotification = call({
  method: 'PUT',
  path: '/api/notifications/{id}',
  summary: 'Saves a draft',
  access: writers,
  params,
  body: notificationUpdateRequest,
  bodyLimit,
  response: notification,
  invalidates: ['Reset'],
});

export const deleteNotification = call({
  method: 'DELETE',
  path: '/api/notifications/{id}',
  summary: 'Removes a draft',
  access: writers,
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
});

export const sendNotification = call({
  method: 'POST',
  path: '/api/notifications/{id}/send',
  summary: 'Sends a draft now, or at the moment that it names',
  access: senders,
  params,
  body: notificationSendRequest,
  response: notification,
  invalidates: ['Reset'],
});

export const stopNotification = call({
  method: 'POST',
  path: '/api/notifications/{id}/stop',
  summary: 'Ends the sending where it is, or takes back what is scheduled to the drafts',
  access: senders,
  extension: true,
  params,
  response: notification,
  invalidates: ['Reset'],
});

export const countAudience = call({
  method: 'POST',
  path: '/api/notifications/audience',
  summary: 'How many people an audience has, and whom of them each channel reaches',
  access: writers,
  extension: true,
  body: audienceRequest,
  bodyLimit,
  response: audienceCount,
  provides: ['Reset'],
});

export const testNotification = call({
  method: 'POST',
  path: '/api/notifications/test',
  summary: 'Mails the words to whoever writes them, in each language that they are written in',
  access: writers,
  extension: true,
  body: notificationTestRequest,
  response: z.object({ to: z.string() }),
});

export const createNotificationForHumans = call({
  method: 'POST',
  path: '/api/participants/humans/filter/create-notification',
  summary: 'A draft for everybody whom the filter of people finds, on whichever page they are',
  access: writers,
  defaults: newestPage,
  query: pageQuery,
  body: humansNotificationRequest,
  response: notification,
  invalidates: ['Reset'],
});

const flag = z._default(z.union([z.boolean(), z.stringbool()]), false);

/**
 * A GET that may be repeated and prefetched: it changes nothing unless it is told to. `seen` marks
 * what it returns as seen, `readId` one message as read; the items are as they were before.
 * `unread` counts what was not read, seen or not, of every kind; `isUnread` lists nothing else.
 */
export const listMyNotifications = call({
  method: 'GET',
  path: '/api/human-notifications/my',
  summary: 'The inbox of the signed-in person and how much of it is unread',
  access: ['HUMAN', 'STUDENT'],
  query: z.extend(pageQuery, {
    seen: flag,
    readId: z.optional(id),
    kind: z.optional(z.enum(notificationKinds)),
    isUnread: flag,
  }),
  response: z.extend(pageOf(inboxMessage), { unread: z.int() }),
  provides: ['Reset'],
});

/** `until` leaves unread what came after the newest message that the page knows of. */
export const readMyNotifications = call({
  method: 'POST',
  path: '/api/human-notifications/read',
  summary: 'Marks every message of the signed-in person as read, or those that came until a moment',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  query: z.object({ until: z.optional(timestamp) }),
  response: z.object({ unread: z.int() }),
});

const newest = <S extends z.ZodMiniType>(item: S) =>
  z.object({ items: z.array(item), total: z.int() });

export const listHumanTicketsMailing = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/tickets-mailing',
  summary: 'The newest hundred tickets and hundred messages of one person',
  access: ['ADMIN', 'SUPPORT'],
  params,
  response: z.object({ tickets: newest(ticketSummary), messages: newest(inboxMessage) }),
  provides: ['Reset'],
});
