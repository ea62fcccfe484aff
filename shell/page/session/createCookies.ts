import type { LanguageKey } from '@campus/shared/contract/fields';
import Cookies from 'js-cookie';
import { createContext, useContext } from 'react';

interface Cookie<Value extends string> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
}

/** A browser may forbid cookies with an exception; who writes one reads whether it was kept. */
function attempt<Answer>(step: () => Answer) {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** One cookie of the whole site; `Secure` would make it unwritable on plain http. */
export function cookie(name: string, days: number, secure: boolean): Cookie<string> {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read: () => attempt(() => Cookies.get(name)) || undefined,
    write: (value) =>
      void attempt(() => Cookies.set(name, value, { ...attributes, expires: days })),
    remove: () => attempt(() => Cookies.remove(name, attributes)),
  };
}

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
