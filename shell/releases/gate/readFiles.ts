import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of a release by their address within it. */
export type Files = ReadonlyMap<string, Buffer>;

export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries
    .filter((entry) => !entry.isDirectory())
    .map(async ({ parentPath, name }) => {
      const full = path.join(parentPath, name);
      const address = path.relative(folder, full).split(path.sep).join('/');
      return [address, await readFile(full)] as const;
    });
  return new Map(await Promise.all(read));
}
