import * as z from 'zod/mini';
import { browsers, systems } from '../auth/devices';
import { call } from '../call';
import { id, timestamp } from '../fields';
import { newestPage, pageOf, pageQuery } from '../page';
import { logEntry } from '../logEntry';
import {
  jobFilterRequest,
  jobStates,
  logFilterRequest,
  signInEvents,
  signInFilterRequest,
} from './requests';

const readers = ['ADMIN', 'AUDITOR'] as const;
const params = z.object({ id });

/** Entries that a list can turn to, and a file holds: for earlier ones the period is narrowed. */
export const logLimit = 100_000;

const wholeEntry = z.extend(logEntry, {
  /** The person whom it concerns. */
  humanId: z.nullable(id),
  /** What that person, or the member of staff, is called today; null where it is about neither. */
  subject: z.nullable(z.string()),
});
const logItem = z.omit(wholeEntry, { diff: true, ip: true, requestId: true });
export type LogItem = z.infer<typeof logItem>;

export const filterLog = call({
  method: 'POST',
  path: '/api/log/filter',
  summary: 'Who did what to which record, newest first; `total` stops at a hundred thousand',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: logFilterRequest,
  response: pageOf(logItem),
  provides: ['Reset', 'News', 'Event', 'Payment'],
  extension: true,
});

export const getLogEntry = call({
  method: 'GET',
  path: '/api/log/{id}',
  summary: 'One entry of the log with what it changed',
  access: readers,
  params,
  response: wholeEntry,
  provides: ['Reset'],
  extension: true,
});
export type LogEntry = z.infer<(typeof getLogEntry)['response']>;

export const exportLog = call({
  method: 'POST',
  path: '/api/log/export',
  summary:
    'What a filter of the log finds as a CSV file of a hundred thousand lines at most; logged',
  access: readers,
  body: logFilterRequest,
  response: z.file(),
  binary: true,
  extension: true,
});

/** Whose account it is; its id and name are null where there is no such account. */
const account = z.object({
  type: z.nullable(z.enum(['HUMAN', 'USER'])),
  id: z.nullable(id),
  name: z.nullable(z.string()),
});

const signIn = z.object({
  id,
  at: timestamp,
  event: z.enum(signInEvents),
  account,
  /** How somebody tried to get in, such as PASSWORD; null where it was no attempt. */
  method: z.nullable(z.string()),
  /** Why it was refused, such as CREDENTIALS. */
  code: z.nullable(z.string()),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  ip: z.nullable(z.string()),
});
export type SignIn = z.infer<typeof signIn>;

export const filterSignIns = call({
  method: 'POST',
  path: '/api/log/sign-ins',
  summary: 'Who got in and who did not, newest first; refusals are kept for 90 days',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: signInFilterRequest,
  response: pageOf(signIn),
  provides: ['Reset'],
  extension: true,
});

const pause = z.object({
  id,
  /** Null for everybody in a network. */
  account: z.nullable(account),
  way: z.nullable(z.enum(['password', 'totp', 'code'])),
  /** Null where it holds for every network but those that the account is known in. */
  network: z.nullable(z.string()),
  until: timestamp,
});
export type SignInPause = z.infer<typeof pause>;

export const listSignInPauses = call({
  method: 'GET',
  path: '/api/log/pauses',
  summary: 'Who may not try to sign in just now, and until when',
  access: readers,
  response: z.array(pause),
  provides: ['Reset'],
  extension: true,
});

export const liftSignInPause = call({
  method: 'DELETE',
  path: '/api/log/pauses/{id}',
  summary: 'Let somebody try to sign in again before their pause is over',
  access: ['ADMIN'],
  isSensitive: true,
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
  extension: true,
});

const job = z.object({
  id,
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  createdAt: timestamp,
  /** When it is done next; null for one that was given up. */
  runAt: z.nullable(timestamp),
  diedAt: z.nullable(timestamp),
  /** What went wrong the last time, without addresses and numbers of people. */
  error: z.nullable(z.string()),
  isRepeating: z.boolean(),
});
export type Job = z.infer<typeof job>;

export const filterJobs = call({
  method: 'POST',
  path: '/api/jobs/filter',
  summary: 'What is to be done later, what fails and what was given up, without what it is about',
  access: readers,
  defaults: newestPage,
  query: pageQuery,
  body: jobFilterRequest,
  response: pageOf(job),
  provides: ['Reset'],
  extension: true,
});

const jobKind = z.object({
  name: z.string(),
  /** It sends a letter. */
  isMail: z.boolean(),
  /** Seconds between the runs of one that nobody asks for. */
  every: z.nullable(z.int()),
  counts: z.record(z.enum(jobStates), z.int()),
  /** Since when the longest one is due. */
  dueSince: z.nullable(timestamp),
});
export type JobKindFigures = z.infer<typeof jobKind>;

export const countJobs = call({
  method: 'GET',
  path: '/api/jobs/counts',
  summary: 'How many jobs of each kind are in which state',
  access: readers,
  response: z.array(jobKind),
  provides: ['Reset'],
  extension: true,
});

export const retryJob = call({
  method: 'POST',
  path: '/api/jobs/{id}/retry',
  summary: 'Start anew a job that was given up',
  access: ['ADMIN'],
  params,
  response: job,
  invalidates: ['Reset'],
  extension: true,
});

export const discardJob = call({
  method: 'DELETE',
  path: '/api/jobs/{id}',
  summary: 'Forget a job that was given up and is not wanted any more',
  access: ['ADMIN'],
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
  extension: true,
});
