import { readJson } from '@campus/shared/build/readJson';
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { home } from '@campus/shared/build/root';
import { sourcesHash } from '@campus/shared/build/sourcesHash';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from './registry/Registry';

interface BuildRecord extends Release {
  /** Of which this was built; another hash means that nothing is known. */
  sources: string;
}

/** By its place: a copy of a checkout has builds of its own to make. */
const recordOf = (folder: string) => {
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return path.join(home, '.cache/builds', `${path.basename(folder)}-${place}.json`);
};

/** What the sources that lie in a folder now were built to the last time; nothing when they have changed. */
export function lastBuild(folder: string): Release | undefined {
  try {
    const { sources, name, release } = readJson<BuildRecord>(recordOf(folder));
    return sources === sourcesHash(folder) ? { name, release } : undefined;
  } catch {
    return undefined;
  }
}

/** Who the build that lies in a folder says it is: of a remote elsewhere only the build knows its name. */
export function builtIn(folder: string): Release | undefined {
  for (const file of ['shell.json', 'mfe.json'])
    try {
      const built = path.join(folder, 'dist', file);
      const { release, declaration } = readJson<Partial<RemoteManifest>>(built);
      if (release) return { name: declaration?.name ?? 'shell', release };
    } catch {
      // The other file is there, or the build was cut off.
    }
  return undefined;
}

/** Whether what lies in a folder was built from the sources that lie there now; reads them all unless `last` is given. */
export const isBuilt = (folder: string, last = lastBuild(folder)): boolean =>
  last !== undefined && builtIn(folder)?.release === last.release;

/** Builds a folder and keeps in mind from what. Gives nothing when somebody wrote there meanwhile. */
export async function buildAnew(
  folder: string,
  build: (folder: string) => Promise<void>,
): Promise<Release | undefined> {
  const sources = sourcesHash(folder);
  await build(folder);
  const built = builtIn(folder);
  if (!built || sources !== sourcesHash(folder)) return undefined;
  const file = recordOf(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources, ...built } satisfies BuildRecord));
  return built;
}
