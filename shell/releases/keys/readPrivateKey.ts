import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOnce } from './createSecret';

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What was given is not told: it may be the better part of a key. */
export class UnusableKey extends Error {
  override name = 'UnusableKey';

  constructor(readonly variable: string) {
    super(`${variable} is neither a private key (PEM) nor a file of one.`);
  }
}

function keyIn(variable: string, given: string): KeyObject {
  try {
    return createPrivateKey(existsSync(given) ? readFileSync(given, 'utf8') : given);
  } catch {
    throw new UnusableKey(variable);
  }
}

const ownKey = (keysFolder: string, file: string) =>
  createPrivateKey(writeOnce(path.join(keysFolder, file), newKey));

/** Of a private key: SPKI in DER, base64. */
export const publicPartOf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** The key that this machine signs with: `RELEASE_KEY` (PEM, or a file of it), or one of its own. */
export const readPrivateKey = (keysFolder: string, given = process.env.RELEASE_KEY): KeyObject =>
  given ? keyIn('RELEASE_KEY', given) : ownKey(keysFolder, 'release.pem');

/** The key that this machine signs findings of the gate with: `GATE_KEY`, or the one that it releases with. */
export const readGateKey = (keysFolder: string, given = process.env.GATE_KEY): KeyObject =>
  given ? keyIn('GATE_KEY', given) : readPrivateKey(keysFolder);

/** The key that the server signs with: `SERVER_KEY`, or one of its own. */
export const readServerKey = (keysFolder: string, given = process.env.SERVER_KEY): KeyObject =>
  given ? keyIn('SERVER_KEY', given) : ownKey(keysFolder, 'server.pem');
