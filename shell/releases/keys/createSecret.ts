import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** @throws for an empty file, which was left where the disk was full or the power gone. */
function readWhole(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (text === '') throw new Error(`${file} is empty: put back what it held, or remove it.`);
  return text;
}

/**
 * What the file holds; the first who asks makes it, for the eyes of this user only. Under its name it
 * is there whole or not at all: whoever read half of a secret would sign with that.
 */
export function writeOnce(file: string, make: () => string): string {
  if (existsSync(file)) return readWhole(file);
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}.half`;
  try {
    writeFileSync(half, make(), { mode: 0o600 });
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half, { force: true });
  }
  return readWhole(file);
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
  const secret = given || writeOnce(file, () => randomBytes(32).toString('base64url'));
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  function isSame(...texts: [string, string]) {
    // In bytes: a letter of a foreign cookie may have two.
    const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
    return one.length === other.length && timingSafeEqual(one, other);
  }
  return {
    sign: (text) => `${text}.${macOf(text)}`,
    verify(signed = '') {
      const end = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(end, 0));
      return end > 0 && isSame(signed.slice(end + 1), macOf(text)) ? text : undefined;
    },
  };
}
