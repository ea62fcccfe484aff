import { createCodes, type Codes } from './auth/createCodes';
import { createKeys, type Keys } from './auth/createKeys';
import { createLimits, type Limits } from './auth/createLimits';
import { createPasswords, type Passwords } from './auth/createPasswords';
import { createSessions, type Sessions } from './auth/createSessions';
import { createTokens } from './auth/createTokens';
import type { Database } from './database/Database';
import { createVariants, type Variants } from './files/createVariants';
import type { FileStore } from './files/FileStore';
import type { Mailer } from './mail/Mailer';
import type { PushSender } from './notifications/PushSender';
import { createPartnerDirectory, type PartnerDirectory } from './partners/createPartnerDirectory';
import { createNsi, type Nsi } from './sync/createNsi';

/** What handlers work with. */
export interface Services {
  db: Database;
  keys: Keys;
  limits: Limits;
  passwords: Passwords;
  codes: Codes;
  sessions: Sessions;
  mailer: Mailer;
  /** Absent without the settings of a push service. */
  push?: PushSender;
  nsi: Nsi;
  files: FileStore;
  /** Smaller copies of pictures. */
  variants: Variants;
  /** The folder for files that are being received. */
  uploads: string;
  partnerDirectory: PartnerDirectory;
  /** Code mails an hour that one network address may cause. */
  codesPerAddress: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Options {
  db: Database;
  mailer: Mailer;
  push?: PushSender;
  files: FileStore;
  uploads: string;
  partnerDirectoryUrl?: string;
  authSecret?: string;
  nsiUrl?: string;
  nsiWebhookSecret?: string;
  codesPerAddress?: number;
  now?: () => number;
}

export async function createServices(options: Options): Promise<Services> {
  const { db, mailer, authSecret, codesPerAddress = 20, now = Date.now } = options;
  const keys = await createKeys(db, { auth: authSecret, webhook: options.nsiWebhookSecret });
  const limits = createLimits(db);
  return {
    db,
    keys,
    limits,
    passwords: createPasswords(limits),
    codes: createCodes(db, keys.code),
    sessions: createSessions(db, createTokens(keys.session, now)),
    mailer,
    push: options.push,
    nsi: createNsi(options.nsiUrl, now),
    files: options.files,
    variants: createVariants(options),
    uploads: options.uploads,
    partnerDirectory: createPartnerDirectory(options.partnerDirectoryUrl),
    codesPerAddress,
    now,
  };
}
