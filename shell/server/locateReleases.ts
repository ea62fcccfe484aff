import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Registry } from '../releases/registry/Registry';

/** A release that visitors can get, and the address of its files. */
export interface Located {
  manifest: RemoteManifest;
  base: string;
}

/** Finds whole, signed releases: one of them counts as not there when any of its files is damaged. */
export function locateReleases(registry: Registry) {
  async function locate(name: string, release: string | null | undefined): Promise<Located | null> {
    if (!release || !(await registry.folderOf(name, release))) return null;
    const manifest = await registry.manifest(name, release);
    return manifest ? { manifest, base: `/remotes/${name}/${release}/` } : null;
  }

  async function locateShell(release: string | null | undefined): Promise<ShellManifest | null> {
    if (!release || !(await registry.folderOf('shell', release))) return null;
    return (await registry.shellManifest(release)) ?? null;
  }

  return { locate, locateShell };
}
