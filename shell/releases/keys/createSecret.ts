import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What the file holds; the first who asks makes it, for the eyes of this user only. */
export function writeOnce(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

export interface Secret {
  /** The text with a signature that only a server of this installation can make. */
  sign: (text: string) => string;
  /** The text without its signature; undefined when that is not ours. */
  verify: (signed: string | undefined) => string | undefined;
}

/** What the servers sign their cookies with: `SERVER_SECRET`, or one that this machine made itself. */
export function createSecret(dataFolder: string, given = process.env.SERVER_SECRET): Secret {
  const file = path.join(dataFolder, 'keys/secret');
  const secret = given ?? writeOnce(file, () => randomBytes(32).toString('base64url'));
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  return {
    sign: (text) => `${text}.${macOf(text)}`,
    verify(signed = '') {
      const end = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(end, 0));
      return end > 0 && isSame(signed.slice(end + 1), macOf(text)) ? text : undefined;
    },
  };
}
