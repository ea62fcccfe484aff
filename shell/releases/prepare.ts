import { readJson } from '@campus/shared/build/readJson';
import { readByRemotes, readByShell, releaseId } from '@campus/shared/build/releaseId';
import { root } from '@campus/shared/build/root';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build';
import { registryFolder as ownRegistry } from './dataFolder';
import { openRegistry } from './openRegistry';
import { release } from './release';
import { releasableFolders, remoteFolders } from './remoteFolders';

interface Options {
  /** Remote names; every remote of the product when left out. */
  only?: string[];
  onProgress: (text: string) => void;
}

/** Two builds fill the two cores that the smallest machine has. */
const together = 2;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: together }, lane));
}

const shellFolder = path.join(root, 'shell');

/** A build that another registry asked for serves this one too. */
function isBuilt(folder: string, manifest: string, release: string) {
  const file = path.join(folder, 'dist', manifest);
  return existsSync(file) && readJson<{ release: string }>(file).release === release;
}

const isStale = (folder: string) =>
  folder === shellFolder
    ? !isBuilt(folder, 'shell.json', releaseId(folder, readByShell))
    : !isBuilt(folder, 'mfe.json', releaseId(folder, readByRemotes));

async function timed(what: string, onProgress: Options['onProgress'], work: () => Promise<void>) {
  const start = performance.now();
  await work();
  onProgress(`${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Builds what is stale and releases it. A remote that was taken back stays where it was put. */
export async function prepareInto(registryFolder: string, { only, onProgress }: Options) {
  const registry = openRegistry(registryFolder);
  const folders = releasableFolders();
  const missing = (only ?? Object.keys(remoteFolders())).filter((name) => {
    const folder = folders[name];
    if (!folder) throw new Error(`There is no remote ${name}: no mfe-${name}/remote.ts`);
    return !existsSync(registry.folderOf(name, releaseId(folder, readByRemotes)));
  });
  const work = [shellFolder, ...missing.map((name) => folders[name] ?? '')].filter(isStale);
  await inTurns(work, (folder) =>
    timed(`built ${path.basename(folder)}`, onProgress, () => build(folder)),
  );
  for (const name of missing) {
    const { release: id } = release(
      registry,
      path.join(folders[name] ?? '', 'dist'),
      'first start',
    );
    onProgress(`released ${name} ${id}`);
  }
}

export const prepare = (options: Options): Promise<void> => prepareInto(ownRegistry, options);
