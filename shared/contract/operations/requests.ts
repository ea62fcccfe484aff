import * as z from 'zod/mini';
import { id, line, listOf, search, timestamp } from '../fields';
import { period } from '../period';

/** Kinds of records that the log tells of; it may have others, of a newer backend. */
export const logEntities = [
  'human',
  'account',
  'student',
  'studentClaim',
  'card',
  'application',
  'ticket',
  'payment',
  'notification',
  'news',
  'event',
  'infoPage',
  'newsTag',
  'author',
  'partner',
  'partnerDirectory',
  'mediaFile',
  'user',
  'setting',
  'footerLink',
  'translation',
  'language',
  'cannedAnswer',
  'eduOrg',
  'program',
  'syncMessage',
  'job',
  'network',
  'log',
] as const;

export const actorTypes = ['USER', 'HUMAN', 'SYSTEM'] as const;

const years = 3_660;

export const logFilterRequest = z
  .object({
    /** The id of a record, or of the person whom it concerns; nothing in part. */
    search,
    actorType: z.optional(z.enum(actorTypes)),
    actorId: z.optional(id),
    entityType: z.optional(z.enum(logEntities)),
    /** `human.update`: the kind of record, then what was done. */
    action: z.optional(line(1, 64)),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
  })
  .check(...period('from', 'to', years));

/** Signing in and out of an account, as the log names it. */
export const signInEvents = [
  'signIn',
  'confirm',
  'refusal',
  'pause',
  'unpause',
  'tokenReuse',
  'session.end',
] as const;
export type SignInEvent = (typeof signInEvents)[number];

export const signInFilterRequest = z
  .object({
    /** The e-mail or login of an account, or an address of the network, whole. */
    search,
    events: listOf(z.enum(signInEvents)),
    accountType: z.optional(z.enum(['HUMAN', 'USER'])),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
  })
  .check(...period('from', 'to', years));

/**
 * WAITING for its moment, DUE now, RUNNING, FAILED and to be tried again, or DEAD: given up until
 * somebody tries it once more.
 */
export const jobStates = ['WAITING', 'DUE', 'RUNNING', 'FAILED', 'DEAD'] as const;
export type JobState = (typeof jobStates)[number];

export const jobFilterRequest = z.object({
  states: listOf(z.enum(jobStates)),
  names: listOf(line(1, 64)),
});
