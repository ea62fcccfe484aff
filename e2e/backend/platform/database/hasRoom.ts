import { statfs } from 'node:fs/promises';

/** Bytes: the journal grows by 16 MB at once, and where it cannot, PGlite hangs with the process. */
const reserve = 48 * 1024 * 1024;

/** Whether the disk of an embedded database, or of uploads, has room for more than what is written anyway. */
export async function hasRoom(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= reserve;
}
