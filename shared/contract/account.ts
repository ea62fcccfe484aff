import * as z from 'zod/mini';
import { codeSent } from './auth';
import { call } from './call';
import { id, timestamp } from './fields';
import { pageOf, pageQuery } from './page';

export const sendConfirmationCode = call({
  method: 'POST',
  path: '/api/auth/confirmation-code',
  summary:
    'Mail a code that confirms a change of one’s password or second factor; it signs nobody in',
  access: 'signedIn',
  extension: true,
  response: codeSent,
});

export const securityEventKinds = [
  'SIGN_IN',
  'SIGN_IN_PAUSED',
  'TOKEN_REUSED',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'SECOND_FACTOR_CHANGED',
  'SECOND_FACTOR_RESET',
  'ROLE_CHANGED',
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_CHANGE_CANCELLED',
  'EMAIL_CHANGED',
] as const;

const securityEvent = z.object({
  id,
  at: timestamp,
  kind: z.enum(securityEventKinds),
  /** How one signed in. */
  method: z.nullable(z.string()),
  /** Null where staff acted. */
  ip: z.nullable(z.string()),
  /** Whether one did it oneself. */
  isOwn: z.boolean(),
});
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const listSecurityEvents = call({
  method: 'GET',
  path: '/api/auth/security-events',
  summary: 'When, from where and how one’s account was signed in to, and what changed about that',
  access: 'signedIn',
  extension: true,
  query: pageQuery,
  response: pageOf(securityEvent),
  provides: ['Reset'],
});

export const listSessions = call({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'One’s sessions that are open, the last used first',
  access: 'signedIn',
  extension: true,
  response: z.array(
    z.object({
      id,
      ip: z.string(),
      createdAt: timestamp,
      lastUsedAt: timestamp,
      isCurrent: z.boolean(),
    }),
  ),
  provides: ['Reset'],
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'End one of one’s sessions',
  access: 'signedIn',
  extension: true,
  params: z.object({ id }),
  response: z.object({ id }),
  invalidates: ['Reset'],
});
