import { mapsFolder } from '@campus/shared/build/mapsFolder';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '../registry/Registry';
import { keepBeside } from './keepBeside';

export const mapsKey = ({ name, release }: Release) => `maps/${name}/${release}/`;

/**
 * Keeps the maps of a release’s code in the store, beside the release and never in it: nothing that
 * visitors can ask for leads there. Of a build without maps there is nothing to keep.
 */
export async function keepSourceMaps(
  registry: Pick<Registry, 'store' | 'keys' | 'publication'>,
  which: Release,
  folder: string,
) {
  const made = mapsFolder(folder);
  if (!existsSync(made)) return;
  const { files = {} } = (await registry.publication(which.name, which.release)) ?? {};
  const maps = new Map<string, Buffer>();
  // The names of code have its hash in them: what is called the same is the same.
  for (const file of await readdir(made))
    if (file.replace(/\.map$/, '') in files)
      maps.set(mapsKey(which) + file, await readFile(path.join(made, file)));
  await keepBeside(registry, which, maps);
}
