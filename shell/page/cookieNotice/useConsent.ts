import { useSyncExternalStore } from 'react';
import type { Consent } from './Consent';
import { consentCookie } from './consentCookie';

const changed = 'campus:consent';

/** Another place of this page, or another tab, may be where the choice is made. */
function follow(listener: () => void) {
  window.addEventListener(changed, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener(changed, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const read = () => consentCookie().read();

/** The visitor's choice, `null` before there is one, and how to make it. */
export function useConsent() {
  const choice = useSyncExternalStore(follow, read, () => null);
  const choose = (next: Consent) => {
    consentCookie().write(next);
    window.dispatchEvent(new Event(changed));
  };
  return { choice, choose };
}
