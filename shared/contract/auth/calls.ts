import * as z from 'zod/mini';
import { call } from '../call';
import { id, timestamp } from '../fields';
import { browsers, systems } from './devices';
import { pageOf, pageQuery } from '../page';
import { staffRoles } from '../roles';
import {
  confirmationRequest,
  humanLoginEmailCodeRequest,
  humanLoginRequest,
  humanLogoutRequest,
  humanRefreshTokenRequest,
  humanSignupRequest,
  loginDto,
  otpCreatorDto,
  refreshDto,
} from './requests';

const authToken = z.object({ authToken: z.string() });
const entering = ['Reset', 'GetUserProfile'] as const;

/** Seconds until another code may be asked for, and until this one expires. */
export const codeSent = z.object({ resendAfter: z.int(), expiresIn: z.int() });

/** Where the second factor of a member of staff comes from. */
const secondFactor = z.discriminatedUnion('method', [
  z.extend(codeSent, { method: z.literal('EMAIL') }),
  z.object({ method: z.literal('TOTP') }),
]);

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Sign up, or send a sign-in code to a known address; the answer is the same',
  access: 'public',
  body: humanSignupRequest,
  response: codeSent,
});

export const signInByPassword = call({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Participant signs in by password',
  access: 'public',
  isLogin: true,
  body: humanLoginRequest,
  response: authToken,
  invalidates: entering,
});

export const signInByEmailCode = call({
  method: 'POST',
  path: '/api/auth/token-email-code',
  summary: 'Participant signs in by a code from the e-mail',
  access: 'public',
  isLogin: true,
  body: humanLoginEmailCodeRequest,
  response: authToken,
  invalidates: entering,
});

export const refreshHumanToken = call({
  method: 'POST',
  path: '/api/auth/token/refresh',
  summary: 'Exchange a participant token, expired or not, for a new one',
  access: 'public',
  body: humanRefreshTokenRequest,
  response: authToken,
  invalidates: entering,
});

export const signOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session that the token belongs to, and messages to the device with it',
  access: 'public',
  body: humanLogoutRequest,
  response: z.object({}),
});

export const deleteCurrentUser = call({
  method: 'POST',
  path: '/api/auth/delete-current-user',
  summary: 'Delete one’s account, by the password or a mailed code; it can be restored for a while',
  access: ['HUMAN', 'STUDENT'],
  body: confirmationRequest,
  response: z.object({ restorableUntil: timestamp }),
  invalidates: entering,
});

export const sendStaffCode = call({
  method: 'POST',
  path: '/api/auth/login2fa',
  summary: 'Staff step 1: check the password, and send a code to those without an authenticator',
  access: 'public',
  isLogin: true,
  body: otpCreatorDto,
  response: secondFactor,
});

export const signInStaff = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Staff step 2: password and code for a token',
  access: 'public',
  isLogin: true,
  body: loginDto,
  response: authToken,
  invalidates: entering,
});

export const refreshStaffToken = call({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a staff token, expired or not, for a new one',
  access: 'public',
  body: refreshDto,
  response: authToken,
  invalidates: entering,
});

export const sendConfirmationCode = call({
  method: 'POST',
  path: '/api/auth/confirmation-code',
  summary:
    'Mail a code that confirms a change of one’s password or second factor; it signs nobody in',
  access: 'signedIn',
  extension: true,
  response: codeSent,
});

const confirmation = z.object({
  /** Until then sensitive calls are admitted; null where the password is asked for first. */
  until: z.nullable(timestamp),
});

export const getConfirmation = call({
  method: 'GET',
  path: '/api/auth/confirmation',
  summary: 'How long a session may make sensitive calls without the password being asked for again',
  access: staffRoles,
  extension: true,
  response: confirmation,
});

export const confirmIdentity = call({
  method: 'POST',
  path: '/api/auth/confirmation',
  summary: 'Prove by the password, or a mailed code, that the owner of the session is there',
  access: staffRoles,
  extension: true,
  isProof: true,
  body: confirmationRequest,
  response: confirmation,
});

/** Says `ready` and nothing else: its end is what counts. */
export const followSession = call({
  method: 'GET',
  path: '/api/events/session',
  summary: 'Stays open for as long as the session and its role last',
  access: staffRoles,
  response: z.any(),
  stream: true,
  extension: true,
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
  provides: ['Reset', 'GetUserProfile'],
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
      /** Null where the device did not say, or is of no known kind. */
      browser: z.nullable(z.enum(browsers)),
      system: z.nullable(z.enum(systems)),
      createdAt: timestamp,
      lastUsedAt: timestamp,
      isCurrent: z.boolean(),
    }),
  ),
  provides: ['Reset', 'GetUserProfile'],
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
