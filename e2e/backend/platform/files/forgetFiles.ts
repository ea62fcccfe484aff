import type { FileStore } from './FileStore';
import { variantNames } from './variantName';

/**
 * Removes bytes whose rows are gone, and the smaller copies made of them; those that cannot be
 * removed now are swept away later.
 */
export async function forgetFiles(files: FileStore, names: string[]) {
  const all = names.flatMap((name) => [name, ...variantNames(name)]);
  await Promise.allSettled(all.map((name) => files.remove(name)));
}
