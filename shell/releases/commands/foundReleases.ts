import type { Registry, Release } from '../registry/Registry';
import { signatureKey } from '../registry/Signature';

interface Found {
  complete: Release[];
  /** Without a signature: being published at this moment, or left by somebody who died at it. */
  incomplete: Release[];
}

/** Everything that lies in the store, whoever has put it there. */
export async function foundReleases({ store }: Registry): Promise<Found> {
  const keys = new Set(await store.list('releases/'));
  const all = new Map<string, Release>();
  for (const key of keys) {
    const [, name, release, file] = key.split('/');
    if (name && release && file) all.set(`${name}/${release}`, { name, release });
  }
  const isSigned = ({ name, release }: Release) => keys.has(signatureKey(name, release));
  const found = [...all.values()];
  return { complete: found.filter(isSigned), incomplete: found.filter((each) => !isSigned(each)) };
}
