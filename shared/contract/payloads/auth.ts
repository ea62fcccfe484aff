import * as z from 'zod/mini';
import { code, email, languageKey, line, password } from '../fields';

/** Apart from the calls, because only forms need them: the browser knows a call without its schemas. */
export const consent = z.enum(['PD', 'PD_SHARE', 'MAILING']);

export const humanSignupRequest = z.object({
  email,
  lastName: z.optional(line(1, 60)),
  firstName: z.optional(line(1, 60)),
  consents: z._default(z.array(consent).check(z.maxLength(3)), []),
  languageKey: z.optional(languageKey),
});

export const humanLoginRequest = z.object({ email, password });

export const humanLoginEmailCodeRequest = z.object({ email, code });

export const otpCreatorDto = z.object({ login: email, password });

export const loginDto = z.object({ login: email, password, otp: code });
