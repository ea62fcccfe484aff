import { pino, type Logger } from 'pino';
import { createSecurityLog, type SecurityLog } from './platform/audit/createSecurityLog';
import { createAttempts, type Attempts } from './domains/auth/createAttempts';
import { createCodes, type Codes } from './domains/auth/createCodes';
import { createKeys, type Keys } from './domains/auth/createKeys';
import { createLimits, type Limits } from './platform/limits/createLimits';
import { createPasswords, type Passwords } from './domains/auth/createPasswords';
import { createSessions, type Sessions } from './domains/auth/createSessions';
import { createTokens } from './domains/auth/createTokens';
import type { Cipher } from './platform/database/createCipher';
import type { Database } from './platform/database/Database';
import { createScanner, type Scanner, type ScannerPlace } from './platform/files/createScanner';
import { createVariants, type Variants } from './platform/files/createVariants';
import type { FileStore } from './platform/files/FileStore';
import type { Mailer } from './platform/mail/Mailer';
import type { PushSender } from './domains/notifications/PushSender';
import {
  createPartnerDirectory,
  type PartnerDirectory,
} from './domains/partners/createPartnerDirectory';
import { createNsi, type Nsi } from './domains/sync/createNsi';

/** What handlers work with. */
export interface Services {
  db: Database;
  /** Of the secrets in the database. */
  cipher: Cipher;
  keys: Keys;
  limits: Limits;
  attempts: Attempts;
  passwords: Passwords;
  codes: Codes;
  sessions: Sessions;
  securityLog: SecurityLog;
  mailer: Mailer;
  /** Absent without the settings of a push service. */
  push?: PushSender;
  nsi: Nsi;
  files: FileStore;
  scanFile: Scanner;
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
  cipher: Cipher;
  mailer: Mailer;
  push?: PushSender;
  files: FileStore;
  uploads: string;
  /** None: files are not looked at for viruses. */
  scanner?: ScannerPlace;
  partnerDirectoryUrl?: string;
  authSecret?: string;
  nsiUrl?: string;
  nsiWebhookSecret?: string;
  codesPerAddress?: number;
  /** Where security events go besides the audit log; nowhere without it. */
  logger?: Logger;
  /** Whether requests from this computer itself are limited by network as all others are. */
  countsLoopback?: boolean;
  now?: () => number;
}

export async function createServices(options: Options): Promise<Services> {
  const { db, cipher, mailer, authSecret, codesPerAddress = 20, now = Date.now } = options;
  const { logger = pino({ level: 'silent' }) } = options;
  const keys = await createKeys(db, cipher, {
    auth: authSecret,
    webhook: options.nsiWebhookSecret,
  });
  const limits = createLimits(db, options);
  const attempts = createAttempts(db, limits);
  return {
    db,
    cipher,
    keys,
    limits,
    attempts,
    passwords: createPasswords(attempts),
    codes: createCodes(db, keys.code, { limits, attempts }),
    sessions: createSessions(db, createTokens(keys.session, now)),
    securityLog: createSecurityLog(logger, keys.log),
    mailer,
    push: options.push,
    nsi: createNsi(options.nsiUrl, now),
    files: options.files,
    scanFile: createScanner(options.scanner),
    variants: createVariants(options),
    uploads: options.uploads,
    partnerDirectory: createPartnerDirectory(options.partnerDirectoryUrl),
    codesPerAddress,
    now,
  };
}
