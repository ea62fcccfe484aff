import { useApi } from '@campus/shared/api/useApi';
import { signOut as signOutCall } from '@campus/shared/contract/auth';
import { useCallback, type ReactNode } from 'react';
import { pushMemory } from '../push/pushMemory';
import type { SessionCookies } from './createCookies';
import type { SessionSignal } from './createSessionSignal';
import { forgetKept } from './forgetKept';
import { PersonProvider } from './PersonProvider';
import { CookiesContext } from './useCookies';
import { SignedInContext } from './useSignedIn';
import { useStoreApi } from './useStoreApi';
import { useTokenPresence } from './useTokenPresence';

interface SessionProviderProps {
  cookies: SessionCookies;
  signal: SessionSignal;
  /** Whether the page began with a token: rendering itself reads no cookies. */
  hasToken: boolean;
  children: ReactNode;
}

/** The ways into a session and out of it; between two people nothing at all is on the page. */
export function SessionProvider({ children, ...sources }: SessionProviderProps) {
  const { cookies, signal } = sources;
  const api = useApi();
  const store = useStoreApi();
  const { hasToken, isSwept } = useTokenPresence(sources);

  const endOnServer = useCallback(
    (authToken: string) => {
      const fcmToken = pushMemory.take();
      return api(signOutCall, { body: { authToken, fcmToken } }).catch(() => undefined);
    },
    [api],
  );

  const signOut = useCallback(async () => {
    const authToken = cookies.authToken.read();
    const left = store.getState().leave(true);
    cookies.authToken.remove();
    forgetKept('localStorage', 'campus.draft.');
    signal.send('signedOut');
    // What was sent last needs a token that is still good.
    await left;
    // The person has left this browser whether or not the server could be told.
    if (authToken) await endOnServer(authToken);
  }, [endOnServer, cookies, signal, store]);

  const signedIn = useCallback(
    (authToken: string) => {
      cookies.authToken.write(authToken);
      const isKept = cookies.authToken.read() === authToken;
      if (isKept) signal.send('signedIn');
      else void endOnServer(authToken);
      return isKept;
    },
    [endOnServer, cookies, signal],
  );

  return (
    <CookiesContext value={cookies}>
      <SignedInContext value={signedIn}>
        {!isSwept && (
          <PersonProvider hasToken={hasToken} signOut={signOut}>
            {children}
          </PersonProvider>
        )}
      </SignedInContext>
    </CookiesContext>
  );
}
