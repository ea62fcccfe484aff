import { keyId, trustedKey } from '../../keys/createTrust';
import { serverName } from '../../keys/openKeys';
import type { TrustedKey } from '../../keys/TrustedKey';
import type { Registry } from '../../registry/Registry';
import { Failure } from '../Failure';

const admittedAs = ({ name, remotes }: TrustedKey) =>
  `${name}, for ${remotes ? remotes.join(', ') : 'all remotes'}`;

type About = Pick<TrustedKey, 'name' | 'rights'> & { remotes?: string[] };

/** @throws Failure for a key that is or was trusted, and for one that takes the name of the server’s. */
export function refuseKey({ keys }: Registry, publicKey: string, { name, rights }: About): void {
  if (name === serverName && !rights?.includes('server'))
    throw new Failure('usage', `${serverName} is the name of the server’s own key.`);
  const known = keys.trust.list().find(({ id }) => id === keyId(publicKey));
  if (!known) return;
  if (known.revokedAt)
    throw new Failure('conflict', `The key ${known.id} was revoked, which is for ever.`, {
      advice: ['Make a new one: npm run release -- keys new <name>'],
    });
  throw new Failure('conflict', `The key ${known.id} is trusted already: ${admittedAs(known)}.`);
}

/** From now on what this key signs is believed. */
export function admitKey(registry: Registry, publicKey: string, about: About): TrustedKey {
  refuseKey(registry, publicKey, about);
  const key = trustedKey(publicKey, about);
  registry.keys.trust.change((keys) => [...keys, key]);
  return key;
}
