import type { RefObject } from 'react';
import { claimsOf } from './claimsOf';
import type { SessionCookies } from './createCookies';
import type { SessionEvent, SessionSignal } from './createSessionSignal';
import { onLook } from './onLook';

interface Sources {
  cookies: SessionCookies;
  signal: SessionSignal;
  /** The last one whom this page has shown something. */
  lastOwner: RefObject<string | undefined>;
}

/** What a page is, and what can happen to it. */
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
export function watchToken({ cookies, signal, lastOwner }: Sources, page: Page): () => void {
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
    // A guest’s tab has nothing of the one who leaves.
    signedOut: () => (hasToken || lastOwner.current !== undefined) && sweep(),
  };
  const stopListening = signal.listen((event) => on[event]());
  const stopLooking = onLook(() => {
    if (hasTokenNow() && (!hasToken || isSomebodyElse())) enter();
    if (!hasTokenNow() && hasToken) sweep();
  });
  return () => {
    stopListening();
    stopLooking();
  };
}
