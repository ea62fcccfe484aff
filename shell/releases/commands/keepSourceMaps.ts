import { mapsFolder } from '@campus/shared/build/mapsFolder';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '../registry/Registry';

export const mapsKey = ({ name, release }: Release) => `maps/${name}/${release}/`;

/**
 * Keeps the maps of a release’s code in the store, beside the release and never in it: nothing that
 * visitors can ask for leads there. Of a build without maps there is nothing to keep.
 */
export async function keepSourceMaps(
  { store, publication }: Pick<Registry, 'store' | 'publication'>,
  which: Release,
  folder: string,
) {
  const made = mapsFolder(folder);
  if (!existsSync(made)) return;
  const { files = {} } = (await publication(which.name, which.release)) ?? {};
  for (const file of await readdir(made)) {
    // The names of code have its hash in them: what is called the same is the same.
    if (!(file.replace(/\.map$/, '') in files)) continue;
    await store.create(mapsKey(which) + file, await readFile(path.join(made, file)));
  }
}
