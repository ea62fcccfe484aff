import { integrityOf } from '@campus/shared/build/integrityOf';
import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from '../registry/Registry';

function hashesOf(folder: string): Record<string, string> {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      integrityOf(readFileSync(file)),
    ]),
  );
}

/** The registry as it would be with a built folder published; nothing is written. */
export function withBuilt(registry: Registry, name: string, built: string) {
  const isShell = name === 'shell';
  const shell = isShell ? readJson<ShellManifest>(path.join(built, 'shell.json')) : undefined;
  const remote = isShell ? undefined : readJson<RemoteManifest>(path.join(built, 'mfe.json'));
  const which: Release = {
    name: remote?.declaration.name ?? 'shell',
    release: (remote ?? shell)?.release ?? '',
  };
  const publication = {
    key: registry.keys.own(),
    at: new Date().toISOString(),
    files: hashesOf(built),
  };
  const isIt = (other: string, release: string) =>
    other === which.name && release === which.release;
  const tried: Registry = {
    ...registry,
    releases: async (other) => [
      ...(await registry.releases(other)),
      ...(other === which.name ? [which.release] : []),
    ],
    manifest: async (other, release) =>
      isIt(other, release) && remote ? remote : registry.manifest(other, release),
    shellManifest: async (release) =>
      isIt('shell', release) ? shell : registry.shellManifest(release),
    publication: async (other, release) =>
      isIt(other, release) ? publication : registry.publication(other, release),
    // There is nothing yet that a finding could be of.
    mayFind: () => false,
    hasPassed: async (other) => isIt(other.name, other.release) || registry.hasPassed(other),
    damages: async (other, release) =>
      isIt(other, release) ? [] : registry.damages(other, release),
    folderOf: async (other, release) =>
      isIt(other, release) ? built : registry.folderOf(other, release),
  };
  return { tried, which };
}
