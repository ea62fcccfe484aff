import type { LanguageKey } from '@campus/shared/contract/fields';
import { cookie, type Cookie } from './cookie';
import { createContext, useContext } from 'react';

export interface SessionCookies {
  authToken: Cookie<string>;
  language: Cookie<LanguageKey>;
}

const knownLanguage = (value: string | undefined) =>
  value === 'ru' || value === 'en' ? value : undefined;

/** The cookies that the session and the language live in. */
export function createCookies(isHttps = location.protocol === 'https:'): SessionCookies {
  const language = cookie('Language', 365, isHttps);
  return {
    // As long as the server keeps a session that nobody uses.
    authToken: cookie('AuthToken', 30, isHttps),
    language: { ...language, read: () => knownLanguage(language.read()) },
  };
}

export const CookiesContext = createContext<SessionCookies | null>(null);

export function useCookies(): SessionCookies {
  const cookies = useContext(CookiesContext);
  if (!cookies) throw new Error('useCookies is read outside of <SessionProvider>.');
  return cookies;
}
