import * as z from 'zod/mini';
import { call } from '../call';
import { id } from '../fields';

/** Of what: what editors write, as it is called in addresses. */
const params = z.object({ kind: z.enum(['news', 'events', 'info-pages']), id });

export const attendItem = call({
  method: 'PUT',
  path: '/api/media/presence/{kind}/{id}',
  summary:
    'Tells colleagues that somebody has an item open, and answers who else has; to be repeated within half a minute',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params,
  /** One person may have an item open in several tabs. */
  body: z.object({ tab: id, isWriting: z.boolean() }),
  response: z.object({
    people: z.array(z.object({ id, name: z.string(), isWriting: z.boolean() })),
  }),
  extension: true,
});

export const leaveItem = call({
  method: 'DELETE',
  path: '/api/media/presence/{kind}/{id}',
  summary: 'Somebody has closed an item in one tab; another tab keeps them there',
  access: ['ADMIN', 'CONTENT_MANAGER'],
  params,
  query: z.object({ tab: id }),
  response: z.object({}),
  extension: true,
});
