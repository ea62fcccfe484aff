import * as z from 'zod/mini';
import { call } from '../call';
import { id, search, timestamp } from '../fields';
import { pageOf, pageQuery, newestPage } from '../page';
import { ownTicketStates, ticketStatuses } from './machine';
import { cannedAnswer, guestTicket, ownTicket, ticket, ticketSummary } from './records';
import {
  answerDraftRequest,
  cannedAnswerRequest,
  cannedAnswerUpdateRequest,
  guestTicketAnswerRequest,
  guestTicketLink,
  guestTicketRequest,
  participantTicketRequest,
  ticketAnswerRequest,
  ticketFilterRequest,
  ticketMergeRequest,
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

export const getTicketChallenge = call({
  method: 'GET',
  path: '/api/participants/ticket/challenge',
  summary: 'Work for the browser of a guest: a ticket brings its result, once',
  access: 'public',
  extension: true,
  response: z.object({
    /** See `challenge.ts`. */
    challenge: z.string(),
    bits: z.int(),
    /** Nobody writes a ticket faster. */
    waitSeconds: z.int(),
    validSeconds: z.int(),
  }),
});

export const getGuestTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/guest/read',
  summary: 'The ticket behind the link in a guest’s letter; null where the link opens none by now',
  access: 'public',
  extension: true,
  body: guestTicketLink,
  response: z.nullable(guestTicket),
  provides: ['Reset'],
});

export const answerGuestTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/guest/answer',
  summary: 'A guest’s reply, which reopens the ticket',
  access: 'public',
  extension: true,
  body: guestTicketAnswerRequest,
  response: guestTicket,
  invalidates: ['Reset'],
});

export const closeGuestTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/guest/close',
  summary: 'A guest needs no answer any more',
  access: 'public',
  extension: true,
  body: guestTicketLink,
  response: guestTicket,
  invalidates: ['Reset'],
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

const staff = ['ADMIN', 'SUPPORT'] as const;

export const mergeTickets = call({
  method: 'POST',
  path: '/api/ticket/{id}/merge',
  summary: 'Closes a duplicate, whose thread goes on in another ticket of the same person',
  access: staff,
  extension: true,
  params,
  body: ticketMergeRequest,
  /** The one that it went into. */
  response: ticket,
  invalidates: ['Reset'],
});

export const getAnswerDraft = call({
  method: 'GET',
  path: '/api/ticket/{id}/draft',
  summary:
    'What whoever asks has begun to write in a ticket and not sent, or null; kept for 30 days',
  access: staff,
  extension: true,
  params,
  // Of a ticket that has taken in duplicates it is what was begun in each: together they may be longer.
  response: z.nullable(z.extend(answerDraftRequest, { text: z.string(), savedAt: timestamp })),
});

export const saveAnswerDraft = call({
  method: 'PUT',
  path: '/api/ticket/{id}/draft',
  summary: 'Keep what is typed in a ticket; nothing typed, or an answer or note sent, forgets it',
  access: staff,
  extension: true,
  params,
  body: answerDraftRequest,
  response: z.object({}),
});

export const listCannedAnswers = call({
  method: 'GET',
  path: '/api/ticket-answers',
  summary: 'What support answers often, by name',
  access: [...staff, 'AUDITOR'],
  extension: true,
  response: z.array(cannedAnswer),
  provides: ['Reset'],
});

export const createCannedAnswer = call({
  method: 'POST',
  path: '/api/ticket-answers',
  summary: 'Add a canned answer',
  access: staff,
  extension: true,
  body: cannedAnswerRequest,
  response: cannedAnswer,
  invalidates: ['Reset'],
});

export const updateCannedAnswer = call({
  method: 'PUT',
  path: '/api/ticket-answers/{id}',
  summary: 'Change a canned answer',
  access: staff,
  extension: true,
  params,
  body: cannedAnswerUpdateRequest,
  response: cannedAnswer,
  invalidates: ['Reset'],
});

export const deleteCannedAnswer = call({
  method: 'DELETE',
  path: '/api/ticket-answers/{id}',
  summary: 'Remove a canned answer; what was answered with it stays',
  access: staff,
  extension: true,
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
});
