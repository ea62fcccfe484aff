import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '../../releases/registry/Registry';

async function sizeOnItsWay(folder: string, file: string): Promise<number> {
  const { size } = await stat(path.join(folder, `${file}.br`)).catch(() =>
    stat(path.join(folder, file)),
  );
  return size;
}

/**
 * How many bytes of a release travel to a browser that loads all of it. Files in a bucket have to
 * be fetched first, so nobody waits for a size: it is there the next time somebody asks.
 */
export function createReleaseSizes(registry: Pick<Registry, 'folderOf'>) {
  const known = new Map<string, number | null>();
  let queue = Promise.resolve();

  async function measure({ name, release }: Release, files: readonly string[]) {
    const folder = await registry.folderOf(name, release);
    if (!folder) throw new Error(`${name} ${release} is not as it was signed.`);
    const sizes = await Promise.all(files.map((file) => sizeOnItsWay(folder, file)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Of these files; null until they were measured, which is tried again after it failed. */
  return (which: Release, files: readonly string[]): number | null => {
    const key = `${which.name}/${which.release}`;
    const size = known.get(key);
    if (size !== undefined) return size;
    known.set(key, null);
    queue = queue
      .then(async () => void known.set(key, await measure(which, files)))
      .catch(() => void known.delete(key));
    return null;
  };
}

export type SizeOf = ReturnType<typeof createReleaseSizes>;
