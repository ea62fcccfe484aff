import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { mediaFiles } from './fileTables';
import type { FileStore } from './FileStore';
import { variantNames } from './variantName';

const isReferenced = (error: unknown) =>
  ((error as Error).cause as { code?: unknown } | undefined)?.code === '23503';

/**
 * Deletes the row of a file unless a record shows it: the database itself knows what refers to it.
 * @returns the name of the file whose bytes are to be removed now.
 */
export async function deleteUnlessUsed(tx: Database, id: string): Promise<string | undefined> {
  try {
    // In a savepoint: a refused deletion must not end the transaction around it.
    const [gone] = await tx.transaction((inner) =>
      inner
        .delete(mediaFiles)
        .where(eq(mediaFiles.id, id))
        .returning({ fileName: mediaFiles.fileName }),
    );
    return gone?.fileName;
  } catch (error) {
    if (isReferenced(error)) return undefined;
    throw error;
  }
}

/**
 * Removes bytes whose rows are gone, and the smaller copies made of them; those that cannot be
 * removed now are swept away later.
 */
export async function forgetFiles(files: FileStore, names: string[]) {
  const all = names.flatMap((name) => [name, ...variantNames(name)]);
  await Promise.allSettled(all.map((name) => files.remove(name)));
}
