import * as z from 'zod/mini';
import { call } from '../call';
import { id } from '../fields';
import type { TicketStatus } from './machine';

/** What is told of a ticket that was filed or changed: nobody’s words. */
interface TicketEvent {
  id: string;
  version: number;
  status: TicketStatus;
  assigneeId: string | null;
}

/** Who has a ticket open now, all of them; nobody where the last one has left. */
export interface PresenceEvent {
  /** Of the ticket. */
  subject: string;
  people: readonly { id: string; name: string; isWriting: boolean }[];
}

/** By the names of the events. After `reload` something may have been missed: read it again. */
export interface LiveEvents {
  ready: object;
  reload: object;
  ticket: TicketEvent;
  presence: PresenceEvent;
}

export const followTickets = call({
  method: 'GET',
  path: '/api/events/stream',
  summary: 'Tickets as they change, and who is looking at them',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  /** The id of the last event that was heard, by somebody who was cut off. */
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100, 'TOO_LONG'))) }),
  response: z.any(),
  stream: true,
  extension: true,
});

export const attendTicket = call({
  method: 'PUT',
  path: '/api/tickets/{id}/presence',
  summary: 'Tells colleagues that somebody has a ticket open; to be repeated within half a minute',
  access: ['ADMIN', 'SUPPORT'],
  params: z.object({ id }),
  /** One person may have a ticket open in several tabs. */
  body: z.object({ tab: id, isWriting: z.boolean() }),
  response: z.object({}),
  extension: true,
});

export const leaveTicket = call({
  method: 'DELETE',
  path: '/api/tickets/{id}/presence',
  summary:
    'Tells colleagues that somebody has closed a ticket in one tab; another tab keeps them there',
  access: ['ADMIN', 'SUPPORT'],
  params: z.object({ id }),
  query: z.object({ tab: id }),
  response: z.object({}),
  extension: true,
});
