import * as z from 'zod/mini';
import { call } from '../call';
import { id, languageKey, timestamp } from '../fields';
import { newestPage, pageOf, pageQuery } from '../page';
import { helpVoteFilterRequest, helpVoteRequest } from './requests';

const helpVote = z.object({ isHelpful: z.boolean() });

export const getHelpVote = call({
  method: 'GET',
  path: '/api/help/votes/{pageId}',
  summary: 'What this browser has said of a page of help; null while it has said nothing',
  access: 'public',
  extension: true,
  params: z.object({ pageId: id }),
  query: z.object({ voter: z.optional(id) }),
  response: z.nullable(helpVote),
});

export const createHelpVote = call({
  method: 'POST',
  path: '/api/help/votes',
  summary:
    'Whether a page of help did help; a later answer of one browser takes the place of its former',
  access: 'public',
  extension: true,
  body: helpVoteRequest,
  response: helpVote,
});

export const listHelpfulPages = call({
  method: 'GET',
  path: '/api/help/votes',
  summary: 'Published pages of help that have helped most readers, the most first; twenty at most',
  access: 'public',
  extension: true,
  response: z.array(z.object({ pageId: id })),
  provides: ['Reset'],
});

const helpRating = z.object({
  pageId: id,
  title: z.string(),
  /** Of the title. */
  lang: languageKey,
  /** Its address; readers have it only where it is published. */
  url: z.string(),
  isPublished: z.boolean(),
  /** Browsers of readers whom it helped, and whom it did not. */
  helped: z.int(),
  notHelped: z.int(),
  /** Of those whom it helped, from 0 to 1; null where nobody has answered. */
  share: z.nullable(z.number()),
  lastAt: z.nullable(timestamp),
  /** What was missing, as readers have put it: the last ten, newest first. */
  words: z.array(z.object({ text: z.string(), at: timestamp })),
});
export type HelpRating = z.infer<typeof helpRating>;

export const filterHelpVotes = call({
  method: 'POST',
  path: '/api/help/votes/filter',
  summary: 'How many readers each page of help has helped, those with most complaints first',
  access: ['ADMIN', 'CONTENT_MANAGER', 'SUPPORT', 'AUDITOR'],
  extension: true,
  defaults: newestPage,
  query: pageQuery,
  body: helpVoteFilterRequest,
  response: pageOf(helpRating),
  provides: ['Reset'],
});
