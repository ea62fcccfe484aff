import { integrityOf } from '@campus/shared/build/integrityOf';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';

const damaged = (folder: string, manifest: RemoteManifest) =>
  Object.entries(manifest.integrity)
    .filter(([file, hash]) => {
      const full = path.join(folder, file);
      return !existsSync(full) || integrityOf(readFileSync(full)) !== hash;
    })
    .map(([file]) => `${file} is missing or differs from its hash`);

const unlent = (manifest: RemoteManifest, shell: ShellManifest) =>
  Object.entries(manifest.borrows)
    .filter(([key, range]) => !shell.lends[key] || !satisfies(shell.lends[key], range))
    .map(
      ([key, range]) => `it borrows ${key} ${range}, the shell lends ${shell.lends[key] ?? 'none'}`,
    );

const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':');

function collisions(manifest: RemoteManifest, others: readonly RemoteManifest[]) {
  const taken = new Map(
    others.flatMap(({ declaration }) =>
      declaration.routes.map(({ path: route }) => [shapeOf(route), declaration.name] as const),
    ),
  );
  return manifest.declaration.routes
    .filter(({ path: route }) => taken.has(shapeOf(route)))
    .map(({ path: route }) => `${route} belongs to ${taken.get(shapeOf(route))}`);
}

interface Candidate {
  folder: string;
  manifest: RemoteManifest;
  shell: ShellManifest;
  /** The active releases of the other remotes. */
  others: readonly RemoteManifest[];
}

/** Why this release may not become active; an empty list lets it pass. */
export const gate = ({ folder, manifest, shell, others }: Candidate): string[] => [
  ...damaged(folder, manifest),
  ...unlent(manifest, shell),
  ...collisions(manifest, others),
];
