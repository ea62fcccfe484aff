import { createCodes, type Codes } from './auth/createCodes';
import { createKeys, type Keys } from './auth/createKeys';
import { createLimits, type Limits } from './auth/createLimits';
import { createPasswords, type Passwords } from './auth/createPasswords';
import { createSessions, type Sessions } from './auth/createSessions';
import { createTokens } from './auth/createTokens';
import type { Database } from './database/Database';
import type { Mailer } from './mail/Mailer';

/** What handlers work with. */
export interface Services {
  db: Database;
  keys: Keys;
  limits: Limits;
  passwords: Passwords;
  codes: Codes;
  sessions: Sessions;
  mailer: Mailer;
  /** Code mails an hour that one network address may cause. */
  codesPerAddress: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Options {
  db: Database;
  mailer: Mailer;
  authSecret?: string;
  codesPerAddress?: number;
  now?: () => number;
}

export async function createServices(options: Options): Promise<Services> {
  const { db, mailer, authSecret, codesPerAddress = 20, now = Date.now } = options;
  const keys = await createKeys(db, authSecret);
  const limits = createLimits(db);
  return {
    db,
    keys,
    limits,
    passwords: createPasswords(limits),
    codes: createCodes(db, keys.code),
    sessions: createSessions(db, createTokens(keys.session, now)),
    mailer,
    codesPerAddress,
    now,
  };
}
