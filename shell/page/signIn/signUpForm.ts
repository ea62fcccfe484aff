import { line, type LanguageKey } from '@campus/shared/contract/fields';
import { email } from '@campus/shared/contract/personFields';
import type { humanSignupRequest } from '@campus/shared/contract/auth/requests';
import * as z from 'zod/mini';

const fields = z.object({
  email,
  firstName: line(0, 60),
  lastName: line(0, 60),
  pd: z.boolean().check(z.refine((isGiven) => isGiven, 'CONSENT_REQUIRED')),
  mailing: z.boolean(),
});

export type SignUpValues = z.input<typeof fields>;

/** One box per consent on the screen, a list of them in the call. */
export const signUpForm = (languageKey: LanguageKey) =>
  z.pipe(
    fields,
    z.transform(
      ({ email: address, firstName, lastName, mailing }): z.input<typeof humanSignupRequest> => ({
        email: address,
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        consents: mailing ? ['PD', 'MAILING'] : ['PD'],
        languageKey,
      }),
    ),
  );
