import * as z from 'zod/mini';
import { cardStatuses } from '../cards/machine';
import { day, id, localText, timestamp } from '../fields';
import { mediaFile } from '../files/records';
import { identityStatuses } from '../people/machine';
import { ticketStatuses } from './machine';
import { ticketChannels, ticketPriorities, ticketScores } from './requests';
import { participantTicketCategories } from './ticketCategories';

const status = z.enum(ticketStatuses);

const publicAnswer = z.object({
  id,
  author: z.enum(['STAFF', 'HUMAN', 'SYSTEM']),
  text: z.string(),
  createdAt: timestamp,
  files: z.array(mediaFile),
  /** Number of the merged duplicate that it was written in. */
  mergedFrom: z.optional(z.nullable(z.string())),
});

const ticketLink = z.object({ id, number: z.string(), status });

const ticketFacts = z.object({
  id,
  number: z.string(),
  category: z.enum(participantTicketCategories),
  subject: z.string(),
  status,
  createdAt: timestamp,
  firstAnswerAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
});

/**
 * Of a duplicate: the ticket where it goes on, and whose thread shows what was written in it. A
 * server that cannot merge tickets does not know of it.
 */
const mergedInto = z.optional(z.nullable(ticketLink));
const ticketRating = z.object({
  score: z.enum(ticketScores),
  words: z.nullable(z.string()),
  at: timestamp,
});

/** A ticket as its owner reads it: what staff write to each other is not in it. */
export const ownTicket = z.extend(ticketFacts, {
  text: z.string(),
  parentId: z.nullable(id),
  mergedInto,
  /** Since when its owner waits; null while nobody does. */
  waitingSince: z.optional(z.nullable(timestamp)),
  /** Left out where tickets can be neither rated nor closed by their owners. */
  rating: z.optional(z.nullable(ticketRating)),
  files: z.array(mediaFile),
  answers: z.array(publicAnswer),
});
export type OwnTicket = z.infer<typeof ownTicket>;

/** A ticket as a guest reads it by the link of a letter: nothing that only an account may open. */
export const guestTicket = z.object({
  number: z.string(),
  category: z.enum(participantTicketCategories),
  subject: z.string(),
  status,
  createdAt: timestamp,
  closedAt: z.nullable(timestamp),
  text: z.string(),
  answers: z.array(z.pick(publicAnswer, { id: true, author: true, text: true, createdAt: true })),
  /** The day that an answer is promised for; null while none is waited for. */
  dueOn: z.nullable(day),
  isOverdue: z.boolean(),
  /** It was answered, or closed not too long ago. */
  mayReply: z.boolean(),
  /** The number of the ticket of an account that it went into, and goes on in. */
  mergedInto: z.optional(z.nullable(z.string())),
});

const person = z.object({ id, name: z.string() });

export const ticketSummary = z.extend(ticketFacts, {
  priority: z.enum(ticketPriorities),
  channel: z.enum(ticketChannels),
  /** A guest has no id. */
  owner: z.object({ humanId: z.nullable(id), name: z.string(), email: z.string() }),
  assignee: z.nullable(person),
  /** Since when the owner waits; null while nobody does. */
  waitingSince: z.nullable(timestamp),
  isOverdue: z.boolean(),
  /** Sent back with what is done to several at once; a server may not tell it. */
  version: z.optional(z.int()),
});

/** Who asks, as far as an answer needs it. */
const humanPanel = z.object({
  id,
  name: z.string(),
  /** What answers call them by; a server may tell the whole name alone. */
  firstName: z.optional(z.nullable(z.string())),
  middleName: z.optional(z.nullable(z.string())),
  email: z.string(),
  phone: z.nullable(z.string()),
  identityStatus: z.enum(identityStatuses),
  study: z.nullable(
    z.object({
      eduOrg: z.string(),
      program: z.string(),
      course: z.int(),
      group: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
  cardStatus: z.nullable(z.enum(cardStatuses)),
  /** Tickets of this person, this one included. */
  tickets: z.int(),
});

export const ticket = z.extend(ticketSummary, {
  text: z.string(),
  version: z.int(),
  human: z.nullable(humanPanel),
  mergedInto,
  parent: z.nullable(ticketLink),
  followUps: z.array(ticketLink),
  rating: z.optional(z.nullable(ticketRating)),
  files: z.array(mediaFile),
  answers: z.array(z.extend(publicAnswer, { isInternal: z.boolean(), user: z.nullable(person) })),
});
export type Ticket = z.infer<typeof ticket>;

/** What support answers often; `placeholders` in its texts are filled in when it is used. */
export const cannedAnswer = z.object({
  id,
  title: localText,
  text: localText,
  updatedAt: timestamp,
  version: z.int(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;
