import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Registry } from '../releases/registry/Registry';
import { createCache } from './head/createCache';

/** A release that visitors can get, and the address of its files. */
export interface LocatedRelease {
  manifest: RemoteManifest;
  base: string;
}

/** Nothing is kept, but who asks for the same release waits with the others, and no longer than this. */
const limits = { freshFor: () => 0, staleFor: 0, patience: 10_000, most: 500 };

/**
 * Finds whole, signed releases: one of them counts as not there when any of its files is damaged, or
 * while the store does not give it: the pages of all others go on.
 */
export function locateReleases(registry: Registry) {
  const told = new Set<string>();

  function whereReachable<Found>(find: (name: string, release: string) => Promise<Found | null>) {
    const finds = createCache<{ found: Found | null }>(limits);
    return async (name: string, release: string | null | undefined): Promise<Found | null> => {
      if (!release) return null;
      const key = `${name} ${release} unreachable`;
      let reason: unknown = 'it does not answer';
      async function load(wanted: string) {
        const found = await find(name, wanted).catch((error: unknown) => {
          reason = error;
          throw error;
        });
        told.delete(key);
        return { found };
      }
      const seen = await finds.get(key, () => load(release));
      if (!seen && !told.has(key))
        console.error(`The store does not give ${name} ${release}, nor visitors get it:`, reason);
      if (!seen) told.add(key);
      return seen?.found ?? null;
    };
  }

  /** The folder of a whole release; of another one it is said once that and how it is damaged. */
  async function wholeFolder(name: string, release: string): Promise<string | undefined> {
    const folder = await registry.folderOf(name, release);
    const key = `${name} ${release}`;
    if (folder) told.delete(key);
    else if (!told.has(key)) {
      told.add(key);
      const files = (await registry.damages(name, release)).join(', ');
      const way = `release the same sources again: npm run release -- ${name}`;
      console.error(`${key} is damaged (${files}), so visitors do not get it; ${way}`);
    }
    return folder;
  }

  async function locate(name: string, release: string): Promise<LocatedRelease | null> {
    if (!(await wholeFolder(name, release))) return null;
    const manifest = await registry.manifest(name, release);
    return manifest ? { manifest, base: `/remotes/${name}/${release}/` } : null;
  }

  /** Also passed by the gate: what no record says so of is for administrators to try, alone. */
  async function hasPassed(name: string, release: string): Promise<boolean> {
    const has = await registry.hasPassed({ name, release });
    const key = `${name} ${release} unjudged`;
    if (!has && !told.has(key))
      console.error(`Nothing signed says that ${name} ${release} has passed the gate: not given.`);
    told[has ? 'delete' : 'add'](key);
    return has;
  }

  async function locateGiven(name: string, release: string) {
    const found = await locate(name, release);
    return found && (await hasPassed(name, found.manifest.release)) ? found : null;
  }

  async function locateShell(name: string, release: string): Promise<ShellManifest | null> {
    if (!(await hasPassed(name, release)) || !(await wholeFolder(name, release))) return null;
    return (await registry.shellManifest(release)) ?? null;
  }

  /** Of a damaged release what its manifest says: its pages stay, and say that they do not open. */
  async function locateDamaged(name: string, release: string): Promise<LocatedRelease | null> {
    if (!(await registry.hasPassed({ name, release }))) return null;
    const manifest = await registry.manifest(name, release);
    return manifest ? { manifest, base: `/remotes/${name}/${release}/` } : null;
  }

  const shellWhereReachable = whereReachable(locateShell);
  return {
    locate: whereReachable(locate),
    locateGiven: whereReachable(locateGiven),
    locateDamaged: whereReachable(locateDamaged),
    locateShell: (release: string | null | undefined) => shellWhereReachable('shell', release),
  };
}
