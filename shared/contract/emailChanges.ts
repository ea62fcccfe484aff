import * as z from 'zod/mini';
import { call } from './call';
import { id, timestamp } from './fields';
import { humanDetails } from './shapes/human';

const params = z.object({ id });

const emailChange = z.object({
  email: z.string(),
  requestedBy: z.object({ id, name: z.string() }),
  requestedAt: timestamp,
  expiresAt: timestamp,
});

export const getEmailChange = call({
  method: 'GET',
  path: '/api/participants/humans/{id}/email-change',
  summary: 'The e-mail that waits for a second member of staff to confirm it, or null',
  access: ['ADMIN', 'SUPPORT', 'AUDITOR'],
  extension: true,
  params,
  response: z.nullable(emailChange),
  provides: ['Reset'],
});

export const confirmEmailChange = call({
  method: 'POST',
  path: '/api/participants/humans/{id}/email-change/confirm',
  summary: 'Confirm an e-mail that somebody else has entered; the person’s sessions end',
  access: ['ADMIN', 'SUPPORT'],
  extension: true,
  params,
  response: humanDetails,
  invalidates: ['Reset'],
});

export const cancelEmailChange = call({
  method: 'DELETE',
  path: '/api/participants/humans/{id}/email-change',
  summary: 'Drop an e-mail that waits to be confirmed',
  access: ['ADMIN', 'SUPPORT'],
  extension: true,
  params,
  response: z.object({ id }),
  invalidates: ['Reset'],
});

export const cancelOwnEmailChange = call({
  method: 'DELETE',
  path: '/api/participants/current-human/email-change',
  summary: 'Refuse another e-mail that staff have entered for one’s account',
  access: ['HUMAN', 'STUDENT'],
  extension: true,
  response: z.object({}),
});
