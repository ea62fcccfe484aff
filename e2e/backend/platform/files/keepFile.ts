import type { Services } from '../Services';
import type { Database } from '../database/Database';
import { isTransientFailure } from '../database/isTransientFailure';
import { forgetFiles } from './deleteUnlessUsed';
import type { PreparedFile } from './prepareFile';

interface Written<T> {
  result: T;
  /** Names of files that nothing refers to any more. */
  unneeded?: string[];
}

/**
 * Keeps the bytes first and writes the rows after: bytes without a row are swept away one day, while
 * a row without bytes would be a broken picture.
 */
export async function keepFile<T>(
  { db, files }: Services,
  { fileName, path, mime }: PreparedFile,
  write: (tx: Database) => Promise<Written<T>>,
): Promise<T> {
  await files.put(fileName, path, mime);
  try {
    const { result, unneeded = [] } = await db.transaction(write);
    await forgetFiles(files, unneeded);
    return result;
  } catch (error) {
    // Whoever loses the database while it commits does not know whether the row is there.
    if (!isTransientFailure(error)) await forgetFiles(files, [fileName]);
    throw error;
  }
}
