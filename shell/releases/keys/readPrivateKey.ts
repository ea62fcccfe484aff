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

const textOf = (given: string) => (existsSync(given) ? readFileSync(given, 'utf8') : given);

/** Of a private key: SPKI in DER, base64. */
export const publicPartOf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** The key that this machine signs with: `RELEASE_KEY` (PEM, or a file of it), or one of its own. */
export const readPrivateKey = (keysFolder: string, given = process.env.RELEASE_KEY): KeyObject =>
  createPrivateKey(given ? textOf(given) : writeOnce(path.join(keysFolder, 'release.pem'), newKey));

/** The key that this machine signs findings of the gate with: `GATE_KEY`, or the one that it releases with. */
export const readGateKey = (keysFolder: string, given = process.env.GATE_KEY): KeyObject =>
  given ? createPrivateKey(textOf(given)) : readPrivateKey(keysFolder);

/** The key that the server signs with: `SERVER_KEY`, or one of its own. */
export const readServerKey = (keysFolder: string, given = process.env.SERVER_KEY): KeyObject =>
  createPrivateKey(given ? textOf(given) : writeOnce(path.join(keysFolder, 'server.pem'), newKey));
