import { createHash } from 'node:crypto';

/** Names a public key (SPKI in DER, base64). */
export const keyId = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
