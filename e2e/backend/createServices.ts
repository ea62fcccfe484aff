import { pino, type Logger } from 'pino';
import { createSecurityLog, type SecurityLog } from './audit/createSecurityLog';
import { createAttempts, type Attempts } from './auth/createAttempts';
import { createCodes, type Codes } from './auth/createCodes';
import { createKeys, type Keys } from './auth/createKeys';
import { createLimits, type Limits } from './auth/createLimits';
import { createPasswords, type Passwords } from './auth/createPasswords';
import { createSessions, type Sessions } from './auth/createSessions';
import { createTokens } from './auth/createTokens';
import type { Cipher } from './database/createCipher';
import type { Database } from './database/Database';
import { createScanner, type Scanner, type ScannerPlace } from './files/createScanner';
import { createVariants, type Variants } from './files/createVariants';
import type { FileStore } from './files/FileStore';
import type { Mailer } from './mail/Mailer';
import type { PushSender } from './notifications/PushSender';
import { createPartnerDirectory, type PartnerDirectory } from './partners/createPartnerDirectory';
import { createNsi, type Nsi } from './sync/createNsi';

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
