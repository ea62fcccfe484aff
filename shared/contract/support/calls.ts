import * as z from 'zod/mini';
import { call } from '../call';
import { id, search, timestamp } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { ownTicketStates, ticketStatuses } from './machine';
import { ownTicket, ticket, ticketSummary } from './records';
import {
  guestTicketRequest,
  participantTicketRequest,
  ticketAnswerRequest,
  ticketFilterRequest,
  ticketOnBehalfRequest,
  ticketRatingRequest,
} from './requests';

const ticketReceipt = z.object({ id, number: z.string(), createdAt: timestamp });
export type TicketReceipt = z.infer<typeof ticketReceipt>;

export const createGuestTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/guest',
  summary: 'A ticket from somebody who is not signed in',
  access: 'public',
  body: guestTicketRequest,
  response: ticketReceipt,
});

export const createTicket = call({
  method: 'POST',
  path: '/api/participants/ticket',
  summary: 'A ticket, or a reply that reopens one; a lost card is blocked at once',
  access: ['HUMAN', 'STUDENT'],
  body: participantTicketRequest,
  /** The ticket that was made, or the one that the reply reopened. */
  response: z.extend(ticketReceipt, {
    status: z.enum(ticketStatuses),
    isReopened: z.boolean(),
    isCardBlocked: z.boolean(),
  }),
  invalidates: ['Reset'],
});

export const listMyTickets = call({
  method: 'GET',
  path: '/api/participants/ticket/my',
  summary: 'The signed-in person’s tickets with their threads, newest first',
  access: ['HUMAN', 'STUDENT'],
  /** `id` finds one of them. */
  query: z.extend(pageQuery, {
    id: z.optional(id),
    search,
    state: z.optional(z.enum(ownTicketStates)),
  }),
  response: pageOf(ownTicket),
  provides: ['Reset'],
});

const params = z.object({ id });

export const closeOwnTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/{id}/close',
  summary: 'Closes a ticket whose owner needs no answer any more',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  params,
  response: ownTicket,
  invalidates: ['Reset'],
});

export const rateTicket = call({
  method: 'PUT',
  path: '/api/participants/ticket/{id}/rating',
  summary: 'What the owner of a ticket thinks of the answer; a later rating takes its place',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  params,
  body: ticketRatingRequest,
  response: ownTicket,
  invalidates: ['Reset'],
});

export const filterTickets = call({
  method: 'POST',
  path: '/api/ticket/filter',
  summary: 'The queue of tickets',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  defaults: newestPage,
  query: pageQuery,
  body: ticketFilterRequest,
  response: pageOf(ticketSummary),
  provides: ['Reset'],
});

export const getTicket = call({
  method: 'GET',
  path: '/api/ticket/{id}',
  summary: 'A ticket with its whole thread and the person who asks',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  params,
  response: ticket,
  provides: ['Reset'],
});

export const answerTicket = call({
  method: 'POST',
  path: '/api/ticket/{id}/answer',
  summary: 'An answer, a note, an assignee, a priority; closes and reopens',
  access: ['ADMIN', 'SUPPORT'],
  params,
  body: ticketAnswerRequest,
  response: ticket,
  invalidates: ['Reset'],
});

export const createTicketOnBehalf = call({
  method: 'POST',
  path: '/api/ticket',
  summary: 'A ticket that staff write down for somebody',
  access: ['ADMIN', 'SUPPORT'],
  body: ticketOnBehalfRequest,
  response: ticket,
  invalidates: ['Reset'],
});
