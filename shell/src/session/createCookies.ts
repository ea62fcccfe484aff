import type { LanguageKey } from '@campus/shared/contract/fields';
import Cookies from 'js-cookie';

interface Cookie<Value extends string> {
  read: () => Value | undefined;
  write: (value: Value) => void;
  remove: () => void;
}

export interface SessionCookies {
  authToken: Cookie<string>;
  language: Cookie<LanguageKey>;
}

function cookie(name: string, days: number, secure: boolean): Cookie<string> {
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  return {
    read: () => Cookies.get(name) || undefined,
    write: (value) => void Cookies.set(name, value, { ...attributes, expires: days }),
    remove: () => Cookies.remove(name, attributes),
  };
}

const knownLanguage = (value: string | undefined) =>
  value === 'ru' || value === 'en' ? value : undefined;

/** The two cookies of the product; `Secure` would make them unwritable on plain http. */
export function createCookies(isHttps = location.protocol === 'https:'): SessionCookies {
  const language = cookie('Language', 365, isHttps);
  return {
    // As long as the server keeps a session that nobody uses.
    authToken: cookie('AuthToken', 30, isHttps),
    language: { ...language, read: () => knownLanguage(language.read()) },
  };
}
