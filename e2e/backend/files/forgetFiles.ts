import type { FileStore } from './FileStore';

/** Removes bytes whose rows are gone; those that cannot be removed now are swept away later. */
export async function forgetFiles(files: FileStore, names: string[]) {
  await Promise.allSettled(names.map((name) => files.remove(name)));
}
