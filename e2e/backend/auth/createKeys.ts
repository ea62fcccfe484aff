import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { secrets } from '../schema/security';

/** Every purpose has a key of its own, so that a card's QR string is never taken for a session. */
export interface Keys {
  session: Uint8Array;
  card: Uint8Array;
  code: Uint8Array;
}

/** The secret of this installation; kept in the database, so that all processes share it. */
async function storedSecret(db: Database) {
  const fresh = { name: 'root', value: randomBytes(32).toString('base64url') };
  await db.insert(secrets).values(fresh).onConflictDoNothing();
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, 'root'));
  return stored?.value ?? fresh.value;
}

/** Keys for signing, derived from `given` (AUTH_SECRET) or from the stored secret. */
export async function createKeys(db: Database, given: string | undefined): Promise<Keys> {
  const secret = given ?? (await storedSecret(db));
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'campus', purpose, 32));
  return { session: keyFor('session'), card: keyFor('card'), code: keyFor('code') };
}
