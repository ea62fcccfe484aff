import type { LanguageKey } from '@campus/shared/contract/fields';

const nothing = () => undefined;
const nobody = { read: nothing, write: nothing, remove: nothing };

/** The session of a guest whom nothing can sign in. */
export const noSession = (language: LanguageKey) => ({
  cookies: { authToken: nobody, language: { ...nobody, read: () => language } },
  signal: { send: nothing, listen: () => nothing },
  hasToken: false,
});
