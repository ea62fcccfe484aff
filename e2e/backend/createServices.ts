import { pino, type Logger } from 'pino';
import { accountHooks, jobKinds } from './domains';
import { createSecurityLog } from './platform/audit/createSecurityLog';
import { createAttempts } from './domains/auth/createAttempts';
import { createCodes } from './domains/auth/createCodes';
import { createKeys } from './domains/auth/createKeys';
import { createLimits } from './platform/limits/createLimits';
import { createPasswords } from './domains/auth/createPasswords';
import { createSessions } from './domains/auth/createSessions';
import { createTokens } from './domains/auth/createTokens';
import type { Cipher } from './platform/database/createCipher';
import type { Database, Listen } from './platform/database/Database';
import { createEvents } from './platform/events/createEvents';
import { createScanner, type ScannerPlace } from './platform/files/createScanner';
import { createVariants } from './platform/files/createVariants';
import type { FileStore } from './platform/files/FileStore';
import type { Mailer } from './platform/mail/Mailer';
import type { Services } from './platform/Services';
import type { PushSender } from './platform/push/PushSender';
import { createPartnerDirectory } from './domains/partners/createPartnerDirectory';
import { createNsi } from './domains/sync/createNsi';

interface Options {
  db: Database;
  /** None: what other connections do is not heard of. */
  listen?: Listen;
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
  /** Of each kind, in this process. */
  streamsPerPerson?: number;
  /** Where security events go besides the audit log; nowhere without it. */
  logger?: Logger;
  /** Whether requests from this computer itself are limited by network as all others are. */
  countsLoopback?: boolean;
  now?: () => number;
}

const deaf: Listen = async () => async () => {};

export async function createServices(options: Options): Promise<Services> {
  const { db, listen = deaf, cipher, mailer, authSecret } = options;
  const { codesPerAddress = 20, now = Date.now } = options;
  const { logger = pino({ level: 'silent' }) } = options;
  const keys = await createKeys(db, cipher, {
    auth: authSecret,
    webhook: options.nsiWebhookSecret,
  });
  const limits = createLimits(db, options);
  const attempts = createAttempts(db, limits);
  const sessions = createSessions(db, createTokens(keys.session, now));
  return {
    db,
    cipher,
    keys,
    limits,
    attempts,
    passwords: createPasswords(attempts),
    codes: createCodes(db, keys.code, { limits, attempts }),
    sessions,
    events: createEvents({ db, listen, sessions, now, mostOfPerson: options.streamsPerPerson }),
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
    accountHooks,
    jobs: jobKinds,
    now,
  };
}
