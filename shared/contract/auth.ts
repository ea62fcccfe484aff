import * as z from 'zod/mini';
import { call } from './call';
import {
  humanLoginEmailCodeRequest,
  humanLoginRequest,
  humanSignupRequest,
  loginDto,
  otpCreatorDto,
} from './payloads/auth';

const authToken = z.object({ authToken: z.string().check(z.minLength(1), z.maxLength(4096)) });
const entering = ['Reset', 'GetUserProfile'] as const;

/** Seconds until another code may be asked for, and until this one expires. */
const codeSent = z.object({ resendAfter: z.int(), expiresIn: z.int() });

export const sendEmailCode = call({
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Sign up, or send a sign-in code to a known address; the answer is the same',
  access: 'public',
  quiet: true,
  body: humanSignupRequest,
  response: codeSent,
});

export const signInByPassword = call({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Participant signs in by password',
  access: 'public',
  quiet: true,
  body: humanLoginRequest,
  response: authToken,
  invalidates: entering,
});

export const signInByEmailCode = call({
  method: 'POST',
  path: '/api/auth/token-email-code',
  summary: 'Participant signs in by a code from the e-mail',
  access: 'public',
  quiet: true,
  body: humanLoginEmailCodeRequest,
  response: authToken,
  invalidates: entering,
});

export const refreshHumanToken = call({
  method: 'POST',
  path: '/api/auth/token/refresh',
  summary: 'Exchange a participant token, expired or not, for a new one',
  access: 'public',
  quiet: true,
  body: authToken,
  response: authToken,
  invalidates: entering,
});

export const signOut = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session that the token belongs to',
  access: 'public',
  body: authToken,
  response: z.object({}),
});

export const sendStaffCode = call({
  method: 'POST',
  path: '/api/auth/login2fa',
  summary: 'Staff step 1: check the password and send a code',
  access: 'public',
  quiet: true,
  body: otpCreatorDto,
  response: codeSent,
});

export const signInStaff = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Staff step 2: password and code for a token',
  access: 'public',
  quiet: true,
  body: loginDto,
  response: authToken,
  invalidates: entering,
});

export const refreshStaffToken = call({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a staff token, expired or not, for a new one',
  access: 'public',
  quiet: true,
  body: authToken,
  response: authToken,
  invalidates: entering,
});
