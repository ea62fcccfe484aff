import * as z from 'zod/mini';
import { call } from '../call';
import { timestamp } from '../fields';
import { recoveryCodes, totpEnrolment } from './records';
import {
  invitationAcceptRequest,
  invitationPasswordRequest,
  invitationRequest,
  twoFactors,
} from './requests';

export const getInvitation = call({
  method: 'POST',
  path: '/api/users/invitation',
  summary: 'Whose password the link of a letter sets, until when, and by what second step',
  access: 'public',
  extension: true,
  body: invitationRequest,
  response: z.object({
    login: z.string(),
    firstName: z.string(),
    /** TOTP: there is an authenticator already, and a code of it is asked for. */
    twoFactor: z.enum(twoFactors),
    until: timestamp,
  }),
  provides: [],
});

export const enrolInvited = call({
  method: 'POST',
  path: '/api/users/invitation/authenticator',
  summary: 'An authenticator for whoever has the link, once the new password is good enough',
  access: 'public',
  extension: true,
  isLogin: true,
  body: invitationPasswordRequest,
  response: z.object({ totpEnrolment }),
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/api/users/invitation/accept',
  summary: 'Set the password and the second step by the link of a letter, which is then used up',
  access: 'public',
  extension: true,
  isLogin: true,
  body: invitationAcceptRequest,
  response: z.object({ authToken: z.string(), recoveryCodes: z.optional(recoveryCodes) }),
  invalidates: ['Reset', 'GetUserProfile'],
});
