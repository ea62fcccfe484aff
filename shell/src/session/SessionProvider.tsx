import { useApi } from '@campus/shared/api/useApi';
import { signOut as signOutCall } from '@campus/shared/contract/auth';
import { SessionContext } from '@campus/shared/remote/useSession';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { SessionCookies } from './createCookies';
import type { SessionSignal } from './createSessionSignal';
import { forgetDrafts } from './forgetDrafts';
import { CookiesContext } from './useCookies';
import { usePerson } from './usePerson';
import { SignedInContext } from './useSignedIn';
import { useTokenPresence } from './useTokenPresence';

interface SessionProviderProps {
  cookies: SessionCookies;
  signal: SessionSignal;
  /** Whether the page began with a token: rendering itself reads no cookies. */
  hasToken: boolean;
  children: ReactNode;
}

export function SessionProvider({ children, ...sources }: SessionProviderProps) {
  const { cookies, signal } = sources;
  const api = useApi();
  const person = usePerson(useTokenPresence(sources));

  const signOut = useCallback(async () => {
    const authToken = cookies.authToken.read();
    cookies.authToken.remove();
    forgetDrafts();
    signal.send('signedOut');
    // The person has left this browser whether or not the server could be told.
    if (authToken) await api(signOutCall, { body: { authToken } }).catch(() => undefined);
  }, [api, cookies, signal]);

  const signedIn = useCallback(
    (authToken: string) => {
      cookies.authToken.write(authToken);
      signal.send('signedIn');
    },
    [cookies, signal],
  );

  const session = useMemo(() => ({ ...person, signOut }), [person, signOut]);

  return (
    <CookiesContext value={cookies}>
      <SignedInContext value={signedIn}>
        <SessionContext value={session}>{children}</SessionContext>
      </SignedInContext>
    </CookiesContext>
  );
}
