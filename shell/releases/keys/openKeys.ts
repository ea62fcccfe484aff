import { createPublicKey, sign, verify } from 'node:crypto';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createTrust, trustedKey, type Trust } from './createTrust';
import { keyId } from './keyId';
import { publicPartOf, readPrivateKey } from './readPrivateKey';

export interface Signed {
  /** Id of the key. */
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

export interface Keys {
  trust: Trust;
  /** Id of the key that this machine signs with. */
  own: () => string;
  sign: (text: string) => Signed;
  /** Whether a key that may speak for this remote has signed exactly this text. */
  isSigned: (remote: string, text: string, signed: Signed) => boolean;
}

/** The keys of this installation; on a fresh machine its own key is the first one to be trusted. */
export function openKeys(dataFolder: string): Keys {
  const folder = path.join(dataFolder, 'keys');
  const privateKey = () => readPrivateKey(folder);
  const file = process.env.TRUSTED_KEYS ?? path.join(folder, 'trusted.json');
  const trust = createTrust(file, () =>
    trustedKey(publicPartOf(privateKey()), { name: userInfo().username }),
  );
  return {
    trust,
    own: () => keyId(publicPartOf(privateKey())),
    sign(text) {
      const key = privateKey();
      const signature = sign(null, Buffer.from(text), key).toString('base64');
      return { key: keyId(publicPartOf(key)), signature };
    },
    isSigned(remote, text, { key, signature }) {
      const found = trust.find(key, remote);
      // What lies in the store may be anything.
      if (!found || typeof signature !== 'string') return false;
      const der = Buffer.from(found.publicKey, 'base64');
      const publicKey = createPublicKey({ key: der, type: 'spki', format: 'der' });
      return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
    },
  };
}
