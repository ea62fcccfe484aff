import type { Requester } from '../access/Requester';
import type { Database } from '../database/Database';

/** What a token says. */
export interface Claims {
  /** The account. */
  sub: string;
  sid: string;
  jti: string;
  kind: Requester['kind'];
}

interface Renewal {
  authToken?: string;
  /** Of a token that had been replaced for too long. */
  reused?: Claims;
}

/** From where somebody signs in. */
export interface SignInPlace {
  ip: string;
  /** Only what kind of device it names is kept. */
  userAgent?: string;
}

export interface Sessions {
  /** @returns the token */
  open: (
    kind: Requester['kind'],
    accountId: string,
    from: SignInPlace,
    tx?: Database,
  ) => Promise<string>;

  /** Signature, time, then the live row: signing out acts at once on every process. */
  visitorOf: (token: string) => Promise<Requester | undefined>;

  /** Who the sessions are of, with roles as they are now; those that have ended are left out. */
  visitorsOf: (sessionIds: readonly string[]) => Promise<Requester[]>;

  /** Whose a token of ours is, though it may have expired or been replaced. */
  ownerOf: (token: string) => Promise<Claims | undefined>;

  /** A new token for an old one, expired or not; one that is used again ends the session. */
  refresh: (token: string, kind: Requester['kind']) => Promise<Renewal>;

  /** Whose session the token was, or undefined for a string that is no token of ours. */
  close: (token: string) => Promise<Claims | undefined>;
}
