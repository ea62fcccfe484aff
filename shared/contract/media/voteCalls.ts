import * as z from 'zod/mini';
import { call } from '../call';
import { id } from '../fields';
import { helpVoteRequest } from './requests';

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
