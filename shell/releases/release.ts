import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import type { Registry } from './Registry';
import { gate } from './gate';

export const shellManifest = () =>
  readJson<ShellManifest>(path.join(root, 'shell/dist/shell.json'));

/** The manifests of the releases that visitors get now, without one remote's. */
export function activeManifests(registry: Registry, except: string): RemoteManifest[] {
  return Object.entries(registry.current().channels)
    .filter(([remote]) => remote !== except)
    .map(([remote, { stable }]) => registry.manifest(remote, stable))
    .filter((manifest) => manifest !== undefined);
}

/** Publishes a built folder and, if the gate lets it pass, gives it to the visitors. */
export function release(registry: Registry, built: string, why: string): RemoteManifest {
  const manifest = registry.publish(built);
  const { name } = manifest.declaration;
  const refusals = gate({
    folder: registry.folderOf(name, manifest.release),
    manifest,
    shell: shellManifest(),
    others: activeManifests(registry, name),
  });
  if (refusals.length > 0)
    throw new Error([`${name} ${manifest.release} is refused:`, ...refusals].join('\n  '));
  registry.activate(name, manifest.release, why);
  return manifest;
}
