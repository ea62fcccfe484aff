import { useSyncExternalStore } from 'react';
import { cookie } from '../session/createCookies';

/** Whether this visitor allows measuring at this moment; nobody who was not asked does. */
export const measurementConsent = () => consentCookie().read() === 'measuring';

const halfYear = 180;

/** Where the choice lives: a cookie, so that the server can read it too. */
function consentCookie(isHttps = location.protocol === 'https:') {
  const { read, write } = cookie('Consent', halfYear, isHttps);
  return {
    read: (): Consent | null => {
      const text = read();
      return text === 'measuring' || text === 'necessary' ? text : null;
    },
    write: (choice: Consent) => write(choice),
  };
}

/** `measuring` allows reports of speed; `necessary` is a refusal of them. */
export type Consent = 'necessary' | 'measuring';

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
