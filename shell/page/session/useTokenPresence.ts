import { invalidateTags } from '@campus/shared/api/invalidateTags';
import { storedText } from '@campus/shared/browser/storedText';
import { signInByEmailCode } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dropPush } from '../push/dropPush';
import { claimsOf } from './claimsOf';
import type { SessionCookies } from './createCookies';
import type { SessionSignal, SessionEvent } from './createSessionSignal';
import { onVisible } from './onVisible';
import { useStoreApi } from './useStoreApi';

/** Takes out of this browser what was kept under keys that begin so. */
export function clearStorage(storage: 'localStorage' | 'sessionStorage', prefix: string) {
  try {
    const kept = window[storage];
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

const ownerOfDraft = (text: string) => (JSON.parse(text) as { owner?: unknown } | null)?.owner;

/** Whose a kept thing is; null is a guest’s, undefined is nobody’s in particular. */
function ownerOf(key: string, text: string): unknown {
  const [, kind, owner] = key.split('.');
  if (kind === 'views') return owner === 'guest' ? null : owner;
  return kind === 'draft' ? ownerOfDraft(text) : undefined;
}

function isForeign(key: string, id: string) {
  if (!/^campus\.(draft|views)\./.test(key)) return false;
  try {
    return ![id, null, undefined].includes(ownerOf(key, localStorage.getItem(key) ?? '') as string);
  } catch {
    return true;
  }
}

/** Whose the tab was last: after a reload without a token nothing else tells. */
const tabOwner = storedText('campus.owner', 'sessionStorage');

/**
 * Saved views wait in this browser for their owner, who has made them on purpose; they, the drafts and
 * push messages of a session that ended by itself and what its tab keeps go as soon as somebody else
 * signs in here.
 */
export function clearOtherPeople(id: string) {
  const before = tabOwner.read();
  if (before !== null && before !== id) clearStorage('sessionStorage', 'campus.');
  tabOwner.write(id);
  if (pushMemory.forgetOthers(id)) void dropPush();
  try {
    for (const key of Object.keys(localStorage))
      if (isForeign(key, id)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

interface Sources {
  cookies: SessionCookies;
  signal: SessionSignal;
  /** The last one whom this page has shown something. */
  lastOwner: RefObject<string | undefined>;
}

/** Whether a page has a token, and what it does when that changes. */
interface Page {
  hasToken: boolean;
  /** Somebody has come. */
  enter: () => void;
  /** The session is over, the person is still here. */
  expire: () => void;
  /** The person has gone, or is another one. */
  sweep: () => void;
}

/** Tells the page when the token changed hands: here, in another tab, or while nobody looked. */
function watchToken({ cookies, signal, lastOwner }: Sources, page: Page) {
  const { hasToken } = page;
  const hasTokenNow = () => cookies.authToken.read() !== undefined;
  const owner = () => claimsOf(cookies.authToken.read() ?? '').subject;
  lastOwner.current ??= owner();
  const isSomebodyElse = () =>
    lastOwner.current !== undefined && owner() !== undefined && lastOwner.current !== owner();

  function sweep() {
    page.sweep();
    lastOwner.current = owner();
  }

  function enter() {
    if (isSomebodyElse()) return sweep();
    // The same person once more has everything already.
    if (hasToken && owner() !== undefined) return;
    lastOwner.current = owner();
    page.enter();
  }

  const on: Record<SessionEvent, () => void> = {
    signedIn: enter,
    expired: page.expire,
    confirmed: () => undefined,
    // A guest’s tab has nothing of the one who leaves.
    signedOut: () => (hasToken || lastOwner.current !== undefined) && sweep(),
  };
  const stopListening = signal.listen((event) => on[event]());
  function look() {
    if (hasTokenNow() && (!hasToken || isSomebodyElse())) enter();
    if (!hasTokenNow() && hasToken) sweep();
  }
  const stopLooking = onVisible(look);
  function stop() {
    stopListening();
    stopLooking();
  }
  return { look, stop };
}

/** Clears the client state when a session ends, except the language, which is the browser's. */
function forgetClientState(store: ClientStore) {
  const { languages, currentLanguage, dictionaries, clearState } = store.getState();
  clearState();
  store.setState({ languages, currentLanguage, dictionaries });
}

/** Public answers are the same for everybody, so they stay. */
const predicate = ({ meta }: { meta?: { isPublic?: boolean } }) => !meta?.isPublic;

/** Nothing that one person was told may be shown to the next; what is on the screen is asked anew. */
function forgetAnswers(queryClient: QueryClient) {
  void queryClient.resetQueries({ predicate });
  queryClient.removeQueries({ predicate, type: 'inactive' });
  queryClient.getMutationCache().clear();
}

interface Options {
  cookies: SessionCookies;
  signal: SessionSignal;
  hasToken: boolean;
  /** Whose token the page began with, where it says so. */
  owner?: string;
}

interface Presence {
  hasToken: boolean;
  /** Nothing is rendered while everything of one person is being taken away. */
  isSwept: boolean;
}

/** Whether a token exists, and what follows when it comes, goes or changes hands. */
export function useTokenPresence(options: Options): Presence {
  const { cookies, signal, hasToken: atStart } = options;
  const [presence, setPresence] = useState({ hasToken: atStart, isSwept: false });
  const { hasToken } = presence;
  const lastOwner = useRef(options.owner);
  const hasLooked = useRef(false);
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const { t } = useTranslation('shell');

  useEffect(() => {
    function enter() {
      forgetAnswers(queryClient);
      // Every way in invalidates the same tags.
      void invalidateTags(queryClient, signInByEmailCode.invalidates);
      setPresence({ hasToken: true, isSwept: false });
    }

    function expire() {
      const wasKnown = queryClient.getQueryData([getCurrentHuman.path, {}]) !== undefined;
      // Guarded screens must be gone before the answers are asked anew, or they would ask as guests.
      flushSync(() => setPresence({ hasToken: false, isSwept: false }));
      forgetAnswers(queryClient);
      forgetClientState(store);
      clearStorage('localStorage', 'campus.searches');
      if (wasKnown) store.getState().notify({ tone: 'info', text: t('session.expired') });
    }

    /** The page begins anew: not even a half-written field or an open window of it stays. */
    function sweep() {
      flushSync(() => setPresence({ hasToken: false, isSwept: true }));
      void store.getState().leave(false);
      queryClient.removeQueries({ predicate });
      queryClient.getMutationCache().clear();
      forgetClientState(store);
      clearStorage('sessionStorage', 'campus.');
      const hasTokenNow = cookies.authToken.read() !== undefined;
      flushSync(() => setPresence({ hasToken: hasTokenNow, isSwept: false }));
      // Afterwards: a screen that begins anew remembers the words that its address searches for.
      clearStorage('localStorage', 'campus.searches');
    }

    const page = { hasToken, enter, expire, sweep };
    const { look, stop } = watchToken({ cookies, signal, lastOwner }, page);
    // What happened while the code was on its way nobody has heard.
    if (!hasLooked.current) queueMicrotask(look);
    hasLooked.current = true;
    return stop;
  }, [cookies, signal, queryClient, store, hasToken, t]);

  return presence;
}
