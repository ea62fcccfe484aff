import * as z from 'zod/mini';
import { id, languageKey, line } from '../fields';
import { code, email, newPassword, password, recoveryCode } from '../personFields';

/** Apart from the calls, because only forms need them: the browser knows a call without its schemas. */
export const consent = z.enum(['PD', 'PD_SHARE', 'MAILING']);

export const humanSignupRequest = z.object({
  email,
  lastName: z.optional(line(1, 60)),
  firstName: z.optional(line(1, 60)),
  consents: z._default(z.array(consent).check(z.maxLength(3)), []),
  /** The language of the account; a page that has not loaded the list yet gives the key. */
  languageId: z.optional(id),
  languageKey: z.optional(languageKey),
  /** Becomes the account’s once the code has proved the address, in the network that asked for it. */
  password: z.optional(newPassword),
});

export const humanLoginRequest = z.object({ email, password });

export const humanLoginEmailCodeRequest = z.object({ email, code });

const authToken = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(4096));

export const humanRefreshTokenRequest = z.object({ authToken });

export const humanLogoutRequest = z.object({ authToken, fcmToken: z.optional(line(1, 512)) });

export const otpCreatorDto = z.object({ login: email, password });

/**
 * What a stolen token does not bring: the current password, or a code that was mailed for this
 * purpose. Asked for where a password or a second factor changes.
 */
export const reauthentication = {
  currentPassword: z.optional(password),
  code: z.optional(code),
};

export const confirmationRequest = z.object(reauthentication);

/**
 * `otp` comes from the letter, or from the authenticator of those who use one; whoever has no phone
 * at hand gives one of the recovery codes in its place.
 */
export const loginDto = z
  .object({
    login: email,
    password,
    otp: z.optional(code),
    recoveryCode: z.optional(recoveryCode),
  })
  .check(
    z.refine(({ otp, recoveryCode: spare }) => otp !== undefined || spare !== undefined, {
      error: 'REQUIRED',
      path: ['otp'],
    }),
  );

export const refreshDto = z.object({ authToken });
