import { cookie } from '../session/cookie';
import type { Consent } from './Consent';

const halfYear = 180;

/** Where the choice lives: a cookie, so that the server can read it too. */
export function consentCookie(isHttps = location.protocol === 'https:') {
  const { read, write } = cookie('Consent', halfYear, isHttps);
  return {
    read: (): Consent | null => {
      const text = read();
      return text === 'measuring' || text === 'necessary' ? text : null;
    },
    write: (choice: Consent) => write(choice),
  };
}
