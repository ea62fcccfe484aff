import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { userInfo } from 'node:os';
import path from 'node:path';
import { createTrust, keyId, rightsOf, type Trust, trustedKey } from './createTrust';
import { publicPartOf, readGateKey, readPrivateKey, readServerKey } from './readPrivateKey';
import type { Right, TrustedKey } from './TrustedKey';

export interface Signed {
  /** Id of the key. */
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

interface Signer {
  /** Id of the key. */
  own: () => string;
  sign: (text: string) => Signed;
}

/** What this machine signs with. */
export interface Keys extends Signer {
  trust: Trust;
  /** What the gate has found. */
  gate: Signer;
  /** Whether a key is known for this, also when it was revoked since. */
  may: (id: string, right: Right) => boolean;
  /** The key that has signed exactly this text, among all that were ever trusted. */
  signerOf: (text: string, signed: Signed) => TrustedKey | undefined;
  /** Whether a key that may speak for this remote has signed exactly this text. */
  isSigned: (remote: string, text: string, signed: Signed) => boolean;
}

interface Options {
  /** The server signs with a key of its own. */
  isServer?: boolean;
}

/** The name that no other key may have. */
export const serverName = 'server';

function admitServer(trust: Trust, publicKey: string) {
  if (trust.list().some(({ id }) => id === keyId(publicKey))) return;
  // A list from elsewhere is for those to change who run all of its installations.
  if (process.env.TRUSTED_KEYS)
    return console.error(
      `This server may move nothing: npm run release -- keys trust ${publicKey} --server`,
    );
  const key = trustedKey(publicKey, { name: serverName, rights: ['server'] });
  trust.change((keys) => [...keys, key]);
}

/** Reads the key each time: it is given by the environment. */
const signerWith = (read: () => KeyObject): Signer => ({
  own: () => keyId(publicPartOf(read())),
  sign(text) {
    const key = read();
    const signature = sign(null, Buffer.from(text), key).toString('base64');
    return { key: keyId(publicPartOf(key)), signature };
  },
});

/** What a list of trusted keys tells of what was signed. */
function verifiedBy(trust: Trust): Omit<Keys, 'gate' | keyof Signer> {
  const known = (id: string) => trust.list().find((key) => key.id === id);

  function signerOf(text: string, { key, signature }: Signed) {
    const found = known(key);
    // What lies in the store may be anything.
    if (!found || typeof signature !== 'string') return undefined;
    const der = Buffer.from(found.publicKey, 'base64');
    const publicKey = createPublicKey({ key: der, type: 'spki', format: 'der' });
    const isIt = verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
    return isIt ? found : undefined;
  }

  return {
    trust,
    may(id, right) {
      const found = known(id);
      return found !== undefined && rightsOf(found).includes(right);
    },
    signerOf,
    isSigned: (remote, text, signed) =>
      trust.find(signed.key, remote) !== undefined && signerOf(text, signed) !== undefined,
  };
}

/** The keys of this installation; on a fresh machine its own key is the first one to be trusted. */
export function openKeys(dataFolder: string, { isServer = false }: Options = {}): Keys {
  const folder = path.join(dataFolder, 'keys');
  const privateKey = () => (isServer ? readServerKey(folder) : readPrivateKey(folder));
  const file = process.env.TRUSTED_KEYS || path.join(folder, 'trusted.json');
  const trust = createTrust(file, () =>
    trustedKey(publicPartOf(readPrivateKey(folder)), { name: userInfo().username }),
  );
  if (isServer) admitServer(trust, publicPartOf(privateKey()));
  return {
    ...verifiedBy(trust),
    ...signerWith(privateKey),
    gate: signerWith(() => (isServer ? privateKey() : readGateKey(folder))),
  };
}

const nobody: Signer = {
  own: () => '',
  sign() {
    throw new Error('Nothing is signed with the keys of another environment.');
  },
};

/** The keys of another environment: what they have signed can be read, and nothing be signed. */
export const openBelieved = (file: string): Keys => ({
  ...verifiedBy(
    createTrust(file, () => {
      throw new Error(`${file} is not there.`);
    }),
  ),
  ...nobody,
  gate: nobody,
});
