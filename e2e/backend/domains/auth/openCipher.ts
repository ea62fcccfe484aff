import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { createCipher, isEncrypted, type Cipher } from '../../platform/database/createCipher';
import type { Database } from '../../platform/database/Database';
import { secrets } from './authTables';
import { users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';

/** Where a value belongs, as `createCipher` wants it named. */
export const totpPlace = (userId: string) => `totp:${userId}`;
export const secretPlace = (name: string) => `secret:${name}`;

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Made once. It appears whole, so that of two processes which start at once both read the same. */
async function makeKey(folder: string, file: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}

const wrongKey = () =>
  new StartError(
    'The secrets in the database were encrypted with another key: start with the AUTH_SECRET that it has been used with, or put its keys/database.key back into DATA_DIR.',
  );

function canRead(cipher: Cipher, value: string, place: string) {
  try {
    cipher.decrypt(value, place);
    return true;
  } catch {
    return false;
  }
}

/** The value as it is to be kept: what is in clear, or under the key of before, is encrypted anew. */
function renewed(value: string, place: string, cipher: Cipher, former: Cipher | undefined) {
  if (!isEncrypted(value)) return cipher.encrypt(value, place);
  if (canRead(cipher, value, place)) return value;
  if (!former || !canRead(former, value, place)) throw wrongKey();
  return cipher.encrypt(former.decrypt(value, place), place);
}

/** All or nothing: a key that fits only some of the values is the wrong one. */
const renewAll = (db: Database, cipher: Cipher, former: Cipher | undefined) =>
  db.transaction(async (tx) => {
    for (const { name, value } of await tx.select().from(secrets).for('update')) {
      const kept = renewed(value, secretPlace(name), cipher, former);
      if (kept !== value)
        await tx.update(secrets).set({ value: kept }).where(eq(secrets.name, name));
    }
    const enrolled = await tx
      .select({ id: users.id, totpSecret: users.totpSecret })
      .from(users)
      .where(isNotNull(users.totpSecret))
      .for('update');
    for (const { id, totpSecret } of enrolled) {
      if (totpSecret === null) continue;
      const kept = renewed(totpSecret, totpPlace(id), cipher, former);
      if (kept !== totpSecret)
        await tx.update(users).set({ totpSecret: kept }).where(eq(users.id, id));
    }
  });

interface Given {
  /** AUTH_SECRET; without it the key is a file of the data folder. */
  authSecret?: string;
  dataFolder: string;
}

/**
 * The cipher of the secrets in the database, which from then on are all encrypted with it.
 * @throws StartError where they were encrypted with another key.
 */
export async function openCipher(db: Database, { authSecret, dataFolder }: Given) {
  const folder = join(dataFolder, 'keys');
  const file = join(folder, 'database.key');
  const kept = await read(file);
  const cipher = createCipher(authSecret ?? kept ?? (await makeKey(folder, file)));
  await renewAll(db, cipher, authSecret && kept ? createCipher(kept) : undefined);
  return cipher;
}
