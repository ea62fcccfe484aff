import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Cipher } from '../../platform/database/createCipher';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Keys } from '../../platform/Services';
import { secrets } from './authTables';
import { secretPlace } from './openCipher';

/** A secret of this installation; kept in the database, encrypted, so that all processes share it. */
async function storedSecret(db: Database, cipher: Cipher, name: string) {
  const secret = randomBytes(32).toString('base64url');
  const fresh = { name, value: cipher.encrypt(secret, secretPlace(name)) };
  await db.insert(secrets).values(fresh).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, name));
  return cipher.decrypt(assertDefined(stored).value, secretPlace(name));
}

interface Given {
  /** AUTH_SECRET, from which all but the last are derived. */
  auth?: string;
  /** NSI_WEBHOOK_SECRET, used as it is: the other side has it too. */
  webhook?: string;
}

/** Keys for signing, from the given secrets or from stored ones. */
export async function createKeys(db: Database, cipher: Cipher, given: Given): Promise<Keys> {
  const secret = given.auth ?? (await storedSecret(db, cipher, 'root'));
  const webhook = given.webhook ?? (await storedSecret(db, cipher, 'nsi-webhook'));
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'campus', purpose, 32));
  return {
    session: keyFor('session'),
    card: keyFor('card'),
    code: keyFor('code'),
    ticket: keyFor('ticket'),
    invitation: keyFor('invitation'),
    challenge: keyFor('challenge'),
    log: keyFor('log'),
    webhook: new TextEncoder().encode(webhook),
  };
}
