import type { Sessions } from './http/Sessions';
import type { SecurityLog } from './audit/createSecurityLog';
import type { Cipher } from './database/createCipher';
import type { Database } from './database/Database';
import type { Events } from './events/createEvents';
import type { Scanner } from './files/createScanner';
import type { Variants } from './files/createVariants';
import type { FileStore } from './files/FileStore';
import type { Limits } from './limits/createLimits';
import type { Mailer } from './mail/Mailer';
import type { PushSender } from './push/PushSender';

/** Every purpose has a key of its own, so that a card's QR string is never taken for a session. */
export interface Keys {
  session: Uint8Array;
  card: Uint8Array;
  code: Uint8Array;
  /** Signs the links in letters to guests. */
  ticket: Uint8Array;
  /** Signs the links that set the passwords of staff. */
  invitation: Uint8Array;
  /** Signs what the browser of a guest is to solve. */
  challenge: Uint8Array;
  /** Hashes the accounts that the log speaks of. */
  log: Uint8Array;
  /** Shared with the reference-data service, which signs its messages. */
  webhook: Uint8Array;
}

/** What handlers and jobs work with; a domain declares its own services here. */
export interface Services {
  db: Database;
  /** Of the secrets in the database. */
  cipher: Cipher;
  keys: Keys;
  limits: Limits;
  sessions: Sessions;
  securityLog: SecurityLog;
  /** What others do, for those who have a screen open. */
  events: Events;
  mailer: Mailer;
  /** Absent without the settings of a push service. */
  push?: PushSender;
  files: FileStore;
  scanFile: Scanner;
  /** Smaller copies of pictures. */
  variants: Variants;
  /** The folder for files that are being received. */
  uploads: string;
  /** Milliseconds since 1970. */
  now: () => number;
}
