import type { Registry, Release } from '../registry/Registry';
import { signatureKey } from '../registry/Signature';
import { neededReleases, openFor } from './neededReleases';
import { isStranger, signerOf } from './strangersIn';

/** Why this release must stay; undefined when nobody needs it any more. */
export async function reasonToKeep(
  registry: Registry,
  which: Release,
): Promise<string | undefined> {
  const { name, release } = which;
  const now = new Date();
  const needed = neededReleases(await registry.history(), name, now).get(release);
  if (needed) return needed;
  const publication = await registry.publication(name, release);
  if (publication)
    return Date.parse(publication.at) >= now.getTime() - openFor
      ? 'published in the last 7 days'
      : undefined;
  const signer = await signerOf(registry, signatureKey(name, release));
  // Of a revoked key nobody gets anything; a key from elsewhere may be good there.
  return signer && !isStranger(registry, signer) ? undefined : 'signed by a key unknown here';
}
