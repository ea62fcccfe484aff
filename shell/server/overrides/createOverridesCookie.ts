import type { Secret } from '../../releases/keys/createSecret';
import { claimsOf } from '../../page/session/claimsOf';
import { hostCookie, type readCookies } from '../readCookies';
import type { Overrides } from './Overrides';

type Cookies = ReturnType<typeof readCookies>;

/** Part of what is signed, so that the signature of another cookie is not valid here. */
const kind = 'overrides ';
const encoded = (overrides: Overrides) =>
  Buffer.from(JSON.stringify(overrides)).toString('base64url');
const decoded = (text: string) =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Overrides;

/** The signed cookie of somebody who tries something out; nobody can make one or lengthen its time. */
export function createOverridesCookie({ sign, verify }: Secret) {
  return {
    /** Undefined when there is none, it is over, or the person of whom it was has gone. */
    read(cookies: Cookies, isHttps: boolean): Overrides | undefined {
      const { [hostCookie('Overrides', isHttps)]: value, AuthToken: token } = cookies;
      const text = value && verify(kind + value)?.slice(kind.length);
      if (!text) return undefined;
      const overrides = decoded(text);
      const isReview = overrides.person === null;
      const isOwn = isReview || (token && overrides.subject === claimsOf(token).subject);
      return isOwn && overrides.until > Date.now() ? overrides : undefined;
    },

    /** The header that gives the browser these overrides, or takes them away. */
    header(overrides: Overrides | undefined, isHttps: boolean) {
      const value = overrides ? sign(kind + encoded(overrides)).slice(kind.length) : '';
      const seconds = overrides ? Math.ceil((overrides.until - Date.now()) / 1000) : 0;
      const secure = isHttps ? '; Secure' : '';
      const name = hostCookie('Overrides', isHttps);
      // A link is opened from another site, and the page that it leads to must have it already.
      const sameSite = overrides?.person === null ? 'Lax' : 'Strict';
      return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
    },
  };
}
