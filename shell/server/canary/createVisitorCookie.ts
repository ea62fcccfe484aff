import { randomBytes } from 'node:crypto';
import type { Secret } from '../../releases/keys/createSecret';
import { hostCookie, type readCookies } from '../readCookies';

type Cookies = ReturnType<typeof readCookies>;

const kind = 'visitor ';
const halfYear = 180 * 24 * 60 * 60;

/** A random number by which a visitor stays on the same side of a canary; it says nothing else. */
export function createVisitorCookie({ sign, verify }: Secret) {
  return {
    /** Undefined when there is none, or not one of ours. */
    read(cookies: Cookies, isHttps: boolean) {
      const value = cookies[hostCookie('Visitor', isHttps)];
      return value ? verify(kind + value)?.slice(kind.length) : undefined;
    },
    /** A new visitor, and the header that lets the browser keep him. */
    issue(isHttps: boolean) {
      const visitor = randomBytes(12).toString('base64url');
      const value = sign(kind + visitor).slice(kind.length);
      const secure = isHttps ? '; Secure' : '';
      const name = hostCookie('Visitor', isHttps);
      const header = `${name}=${value}; Path=/; Max-Age=${halfYear}; HttpOnly; SameSite=Lax${secure}`;
      return { visitor, header };
    },
  };
}
