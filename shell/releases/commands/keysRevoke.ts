import type { TrustedKey } from '../keys/TrustedKey';
import type { Registry } from '../registry/Registry';
import type { Context } from './Context';
import { Failure } from './Failure';
import type { Request } from './Request';

function findKey({ keys }: Registry, word: string): TrustedKey {
  const found = keys.trust.list().filter(({ id, name }) => id.startsWith(word) || name === word);
  const [key] = found;
  if (key && found.length === 1) return key;
  throw new Failure('usage', `${found.length === 0 ? 'No key' : 'More than one key'} is ${word}.`, {
    advice: ['Name it by its id: npm run release -- keys list'],
  });
}

/** Remotes of which visitors lose what they get now, because this key has signed it. */
async function losers(registry: Registry, { id }: TrustedKey): Promise<string[]> {
  const { channels } = await registry.current();
  const { newest } = await registry.known();
  const moved = new Map(newest.map(({ remote, key }) => [remote, key]));
  const named = Object.entries(channels).map(async ([remote, { stable }]) => {
    const publication = await registry.publication(remote, stable);
    return publication?.key === id || moved.get(remote) === id ? remote : undefined;
  });
  return (await Promise.all(named)).filter((remote) => remote !== undefined);
}

/** Believes a key no more, nor anything that it has ever signed. */
export async function keysRevoke(
  { registry }: Pick<Context, 'registry'>,
  { words, options }: Request,
): Promise<TrustedKey> {
  const key = findKey(registry, words[0] ?? '');
  if (key.revokedAt) throw new Failure('conflict', `The key ${key.id} was revoked already.`);
  const lost = options.yes ? [] : await losers(registry, key);
  if (lost.length > 0)
    throw new Failure(
      'refused',
      `The key ${key.id} has signed what visitors get now, or that they get it.`,
      {
        reasons: lost.map(
          (remote) => `Visitors would no longer get ${remote} as it is: an older release, or none.`,
        ),
        advice: [`If that is what you want: npm run release -- keys revoke ${key.id} --yes`],
      },
    );
  const revoked = { ...key, revokedAt: new Date().toISOString() };
  registry.keys.trust.change((keys) => keys.map((each) => (each.id === key.id ? revoked : each)));
  // How far the history goes was perhaps signed by it.
  if (registry.keys.own() !== key.id) await registry.signHead();
  return revoked;
}
