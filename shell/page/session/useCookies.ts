import { createContext, useContext } from 'react';
import type { SessionCookies } from './createCookies';

export const CookiesContext = createContext<SessionCookies | null>(null);

export function useCookies(): SessionCookies {
  const cookies = useContext(CookiesContext);
  if (!cookies) throw new Error('useCookies is read outside of <SessionProvider>.');
  return cookies;
}
