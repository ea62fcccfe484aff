import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const prefix = `${algorithm}:`;
/** Bytes of the nonce and of the tag, which come before the text. */
const [nonceSize, tagSize] = [12, 16];

export type Cipher = ReturnType<typeof createCipher>;

export const isEncrypted = (value: string) => value.startsWith(prefix);

/**
 * Encrypts single values of the database. `place` names the row: a value that somebody copies to
 * another one cannot be read there.
 */
export function createCipher(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'campus', 'database', 32));
  return {
    encrypt(text: string, place: string) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const data = [cipher.update(text, 'utf8'), cipher.final()];
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), ...data]).toString('base64url');
    },

    /** @throws Error where the key or the place is another, or the value was changed. */
    decrypt(value: string, place: string) {
      if (!isEncrypted(value)) throw new Error('The value is not encrypted');
      const bytes = Buffer.from(value.slice(prefix.length), 'base64url');
      const [nonce, rest] = [bytes.subarray(0, nonceSize), bytes.subarray(nonceSize)];
      const decipher = createDecipheriv(algorithm, key, nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(rest.subarray(0, tagSize));
      return Buffer.concat([decipher.update(rest.subarray(tagSize)), decipher.final()]).toString();
    },
  };
}
