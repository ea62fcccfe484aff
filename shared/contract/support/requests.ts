import * as z from 'zod/mini';
import {
  bilingual,
  id,
  languageKey,
  line,
  listOf,
  multiline,
  search,
  texts,
  timestamp,
  version,
} from '../fields';
import { period } from '../period';
import { email } from '../personFields';
import { fitsPlaceholders } from './answerPlaceholders';
import { ticketStatuses } from './machine';
import { participantTicketCategories, ticketCategories } from './ticketCategories';

export const ticketPriorities = ['LOW', 'NORMAL', 'HIGH'] as const;
/** How somebody reached the staff who wrote it down; `STAFF` where they did not say. */
export const staffChannels = ['PHONE', 'DESK', 'LETTER'] as const;
export const ticketChannels = ['GUEST', 'WEB', 'STAFF', ...staffChannels] as const;
/** What its owner thinks of the answer, the best first. */
export const ticketScores = ['GOOD', 'FAIR', 'POOR'] as const;

const answerText = multiline(1, 5000);
const opening = { subject: line(5, 150), text: multiline(10, 5000) };
const guest = { guestName: line(1, 80), guestEmail: email };

interface Written {
  text: string;
  parentId?: string;
}

/** A first message explains itself; a reply to an answer may be a word. */
const longEnough = z.check<Written>(({ value: { text, parentId }, issues }) => {
  if (parentId || text.length >= 10) return;
  const bound = { origin: 'string', minimum: 10, inclusive: true } as const;
  issues.push({
    code: 'too_small',
    ...bound,
    input: text,
    path: ['text'],
    message: 'TOO_SHORT',
  });
});

/**
 * With `parentId` it replies in that ticket, or follows it up when it was closed long ago. It gets the
 * `id` that its files were added to, and by which the same words make one ticket, however often they come.
 */
export const participantTicketRequest = z
  .object({
    category: z.enum(participantTicketCategories, 'REQUIRED'),
    subject: opening.subject,
    text: answerText,
    parentId: z.optional(id),
    id: z.optional(id),
  })
  .check(longEnough);

/**
 * The same from somebody who is not signed in, who brings no files. `captcha` is a challenge that the browser has solved;
 * `website` is a field that only robots see.
 */
export const guestTicketRequest = z.object({
  category: z.enum(ticketCategories, 'REQUIRED'),
  ...opening,
  ...guest,
  id: z.optional(id),
  consent: z.literal(true, 'CONSENT_REQUIRED'),
  captcha: z.optional(z.string().check(z.maxLength(2000, 'TOO_LONG'))),
  website: z.optional(z.string().check(z.maxLength(2000, 'TOO_LONG'))),
});

/** The signed text of the link in a letter; it is no part of an address, which servers write down. */
const link = { token: z.string('REQUIRED').check(z.maxLength(400, 'TOO_LONG')) };
export const guestTicketLink = z.object(link);
export const guestTicketAnswerRequest = z.object({ ...link, text: answerText });

interface Owner {
  humanId?: string;
  guestName?: string;
  guestEmail?: string;
}

const hasOneOwner = ({ humanId, guestName, guestEmail }: Owner) =>
  humanId ? !guestName && !guestEmail : Boolean(guestName && guestEmail);

/** Written down by staff for a participant, or for a guest with a name and an e-mail; `id` as above. */
export const ticketOnBehalfRequest = z
  .object({
    category: z.enum(participantTicketCategories, 'REQUIRED'),
    ...opening,
    priority: z._default(z.enum(ticketPriorities), 'NORMAL'),
    channel: z.optional(z.enum(staffChannels)),
    id: z.optional(id),
    humanId: z.optional(id),
    guestName: z.optional(guest.guestName),
    guestEmail: z.optional(guest.guestEmail),
    guestLanguage: z.optional(languageKey),
  })
  .check(
    z.refine<Owner>(hasOneOwner, {
      error: 'TICKET_OWNER',
      path: ['humanId'],
      // Told together with what else is missing.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** `assigneeId: null` finds what nobody has who can answer now. */
export const ticketFilterRequest = z
  .object({
    search,
    statuses: listOf(z.enum(ticketStatuses)),
    categories: listOf(z.enum(participantTicketCategories)),
    priorities: listOf(z.enum(ticketPriorities)),
    assigneeId: z.optional(z.nullable(id)),
    isOverdue: z.optional(z.boolean()),
    scores: listOf(z.enum(ticketScores)),
    createdFrom: z.optional(timestamp),
    createdTo: z.optional(timestamp),
  })
  .check(...period('createdFrom', 'createdTo'));
export type TicketFilter = z.infer<typeof ticketFilterRequest>;

export const ticketRatingRequest = z.object({
  score: z.enum(ticketScores, 'REQUIRED'),
  words: z.optional(multiline(0, 1000)),
});

interface Answer {
  text?: string;
  assigneeId?: string | null;
  priority?: string;
  close?: boolean;
  reopen?: boolean;
}

const saysSomething = ({ text, assigneeId, priority, close, reopen }: Answer) =>
  Boolean(text ?? priority ?? (close || reopen)) || assigneeId !== undefined;

/**
 * Anything from a note to an answer that closes the ticket. With the `version` that was read, it is
 * refused if somebody was faster; `assigneeId: null` gives the ticket back to everybody.
 */
export const ticketAnswerRequest = z
  .object({
    text: z.optional(answerText),
    isInternal: z._default(z.boolean(), false),
    assigneeId: z.optional(z.nullable(id)),
    priority: z.optional(z.enum(ticketPriorities)),
    close: z.optional(z.boolean()),
    reopen: z.optional(z.boolean()),
    version: z.optional(version),
  })
  .check(
    z.refine<Answer>(saysSomething, { error: 'ANSWER_EMPTY', path: ['text'] }),
    z.refine<Answer>(({ close, reopen }) => !(close && reopen), {
      error: 'INVALID',
      path: ['reopen'],
    }),
  );
export type TicketAnswerRequest = z.infer<typeof ticketAnswerRequest>;

/** As it is typed: words of a draft are tidied when they are sent. */
export const answerDraftRequest = z.object({
  text: z.string().check(z.maxLength(5000, 'TOO_LONG')),
  /** It is to be a note. */
  isInternal: z.boolean(),
});

/** With the `version` that was read, it is refused if somebody has written in it meanwhile. */
export const ticketMergeRequest = z.object({ into: id, version: z.optional(version) });

const answerOf = (language: 'ru' | 'en', min: number) =>
  multiline(min, 5000).check(z.refine(fitsPlaceholders(language), 'PLACEHOLDER_UNKNOWN'));

export const cannedAnswerRequest = z.object({
  title: texts(1, 80),
  text: bilingual(answerOf('ru', 1), answerOf('en', 0)),
});
export const cannedAnswerUpdateRequest = z.extend(cannedAnswerRequest, { version });
