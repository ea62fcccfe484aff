import { followLive } from '@campus/shared/api/followLive';
import { invalidateTags } from '@campus/shared/api/invalidateTags';
import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { followSession, signOut as signOutCall } from '@campus/shared/contract/auth/calls';
import {
  type CurrentPerson,
  getCurrentHuman,
  saveFcmToken,
} from '@campus/shared/contract/people/calls';
import { principalOf } from '@campus/shared/contract/people/principalOf';
import { getCurrentUser, type User } from '@campus/shared/contract/staff/calls';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import { type Session, SessionContext } from '@campus/shared/remote/useSession';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dropPush } from '../push/dropPush';
import { claimsOf } from './claimsOf';
import { CookiesContext, type SessionCookies, useCookies } from './createCookies';
import type { SessionSignal } from './createSessionSignal';
import { clearOtherPeople, clearStorage, useTokenPresence } from './useTokenPresence';
import { isDecided } from './isDecided';
import { SignedInContext } from './useSignedIn';
import { useStoreApi } from './useStoreApi';

const longest = 30_000;

/** Asks again after 2, 4, 8… seconds, at most half a minute apart, for as long as it is needed. */
function useRetry(query: UseQueryResult<unknown>, isNeeded: boolean) {
  const { refetch, errorUpdateCount } = query;
  useEffect(() => {
    if (!isNeeded) return;
    const pause = Math.min(2 ** errorUpdateCount * 1_000, longest);
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [isNeeded, errorUpdateCount, refetch]);
}

const id = 'session.unavailable';

/** Whoever cannot be recognised for now is told so instead of being left before a skeleton. */
function useOutageNotice(isAway: boolean) {
  const store = useStoreApi();
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (!isAway) return;
    store.getState().notify({ id, tone: 'danger', text: t('session.unavailable') });
    return () => store.getState().dismiss(id);
  }, [isAway, store, t]);
}

interface SessionEvents {
  ready: object;
  reload: object;
}

/**
 * A role that is changed and access that is closed act at once on a page that is looked at: the
 * stream ends with the session, and opening it again finds out. Where there is none the page asks now
 * and then who it is.
 */
function useSessionWatch(isStaff: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isStaff) return undefined;
    return followLive<SessionEvents>({
      open: (_, signal) => api(followSession, undefined, { signal }),
      onLive: () => undefined,
      onEvent: () => void invalidateTags(queryClient, ['GetUserProfile']),
    });
  }, [isStaff, api, queryClient]);
}

type Person = Pick<Session, 'status' | 'person' | 'id' | 'roles' | 'name'>;

const guest: Person = { status: 'guest', person: null, id: null, roles: ['GUEST'], name: '' };
const unknown: Person = { ...guest, status: 'loading', roles: [] };

/** It has failed at least once, and is asked again until it answers. */
const isAway = ({ data, error, errorUpdateCount }: UseQueryResult<unknown>) =>
  data === undefined && errorUpdateCount > 0 && !isDecided(error);

/** Staff whose own record cannot be had. */
const unnamed = { id: null, roles: [], name: '' };

function known(person: CurrentPerson, user?: User): Person {
  const account = person.kind === 'STAFF' ? user : person;
  return { status: 'signedIn', person, ...(account ? principalOf(account) : unnamed) };
}

/** Who the token belongs to. An expired token makes a guest; an outage is waited out. */
function usePerson(hasToken: boolean): Person {
  const person = useCallQuery(getCurrentHuman, undefined, { enabled: hasToken });
  const isStaff = hasToken && person.data?.kind === 'STAFF';
  const user = useCallQuery(getCurrentUser, undefined, { enabled: isStaff });
  useRetry(person, person.isError && !isDecided(person.error));
  useRetry(user, user.isError && !isDecided(user.error));
  useOutageNotice((hasToken && isAway(person)) || (isStaff && isAway(user)));

  return useMemo(() => {
    if (!hasToken) return guest;
    if (!person.data) return isDecided(person.error) ? guest : unknown;
    if (isStaff && !user.data && !isDecided(user.error)) return unknown;
    return known(person.data, user.data);
  }, [hasToken, isStaff, person.data, person.error, user.data, user.error]);
}

/** The server writes to a device for as long as the session goes on that has turned it on last. */
function usePushRenewal({ id, person }: Person) {
  const api = useApi();
  const isWanted = person?.kind === 'HUMAN' && person.pushEnabled;
  useEffect(() => {
    const token = isWanted && pushMemory.read(id);
    if (token) api(saveFcmToken, { body: { token, platform: 'WEB' } }).catch(() => undefined);
  }, [api, id, isWanted]);
}

interface PersonProviderProps {
  hasToken: boolean;
  signOut: (owner: string | null) => Promise<void>;
  children: ReactNode;
}

/** Who the token belongs to, for everything below; another person gets another one of it. */
function PersonProvider({ hasToken, signOut, children }: PersonProviderProps) {
  const person = usePerson(hasToken);
  const { id } = person;
  useSessionWatch(person.person?.kind === 'STAFF');
  useEffect(() => {
    if (id) clearOtherPeople(id);
  }, [id]);
  usePushRenewal(person);
  const { authToken } = useCookies();
  const subject = useBrowserValue(() => claimsOf(authToken.read() ?? '').subject ?? null, null);
  const owner = person.status === 'loading' ? subject : id;
  const session = useMemo(
    () => ({ ...person, id: owner, signOut: () => signOut(owner) }),
    [person, owner, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

interface SessionProviderProps {
  cookies: SessionCookies;
  signal: SessionSignal;
  /** Whether the page began with a token: rendering itself reads no cookies. */
  hasToken: boolean;
  /** Whose it was, where it says so. */
  owner?: string;
  children: ReactNode;
}

/** The ways into a session and out of it; between two people nothing at all is on the page. */
export function SessionProvider({ children, ...sources }: SessionProviderProps) {
  const { cookies, signal } = sources;
  const api = useApi();
  const store = useStoreApi();
  const { hasToken, isSwept } = useTokenPresence(sources);

  const endOnServer = useCallback(
    (authToken: string, fcmToken?: string) =>
      api(signOutCall, { body: { authToken, fcmToken } }).catch(() => undefined),
    [api],
  );

  const signOut = useCallback(
    async (owner: string | null) => {
      const authToken = cookies.authToken.read();
      const left = store.getState().leave(true);
      cookies.authToken.remove();
      clearStorage('localStorage', 'campus.draft.');
      signal.send('signedOut');
      // What was sent last needs a token that is still good.
      await left;
      // The person has left this browser whether or not the server could be told.
      if (!authToken) return;
      const fcmToken = pushMemory.take(owner);
      if (fcmToken) void dropPush();
      await endOnServer(authToken, fcmToken);
    },
    [endOnServer, cookies, signal, store],
  );

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
