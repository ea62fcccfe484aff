import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Registry } from '../releases/registry/Registry';

/** A release that visitors can get, and the address of its files. */
export interface LocatedRelease {
  manifest: RemoteManifest;
  base: string;
}

/** Finds whole, signed releases: one of them counts as not there when any of its files is damaged. */
export function locateReleases(registry: Registry) {
  const told = new Set<string>();

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

  async function locate(
    name: string,
    release: string | null | undefined,
  ): Promise<LocatedRelease | null> {
    if (!release || !(await wholeFolder(name, release))) return null;
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

  async function locateGiven(name: string, release: string | null | undefined) {
    const found = await locate(name, release);
    return found && (await hasPassed(name, found.manifest.release)) ? found : null;
  }

  async function locateShell(release: string | null | undefined): Promise<ShellManifest | null> {
    if (!release || !(await hasPassed('shell', release))) return null;
    if (!(await wholeFolder('shell', release))) return null;
    return (await registry.shellManifest(release)) ?? null;
  }

  /** Of a damaged release what its manifest says: its pages stay, and say that they do not open. */
  async function locateDamaged(name: string, release: string): Promise<LocatedRelease | null> {
    if (!(await registry.hasPassed({ name, release }))) return null;
    const manifest = await registry.manifest(name, release);
    return manifest ? { manifest, base: `/remotes/${name}/${release}/` } : null;
  }

  return { locate, locateGiven, locateDamaged, locateShell };
}
