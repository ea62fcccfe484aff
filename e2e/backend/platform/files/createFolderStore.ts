import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './FileStore';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function flush(path: string) {
  const file = await open(path, constants.O_RDWR);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whatever else somebody or a disk has put there (`.DS_Store`, `lost+found`) is none of ours. */
const isShelf = (name: string) => /^[\da-f]{2}$/.test(name);

/** Files in a folder, spread over 256 others by the beginning of their names. */
export function createFolderStore(folder: string): FileStore {
  const shelfOf = (name: string) => join(folder, name.slice(0, 2));
  const placeOf = (name: string) => join(shelfOf(name), name);

  async function described(shelf: string) {
    const names = await readdir(join(folder, shelf));
    const times = await Promise.all(
      names.map((name) => stat(join(folder, shelf, name)).catch(() => undefined)),
    );
    return names.flatMap((name, index) => {
      const found = times[index];
      return found ? [{ name, storedAt: found.mtime }] : [];
    });
  }

  return {
    async put(name, path) {
      await mkdir(shelfOf(name), { recursive: true });
      // Under its own name it appears only when every byte is on the disk; two may keep it at once.
      const part = `${placeOf(name)}.${randomUUID()}.part`;
      await copyFile(path, part);
      // A copy has the mode of what was copied, which anybody may read.
      await chmod(part, 0o600);
      await flush(part);
      await rename(part, placeOf(name));
    },

    async open(name) {
      try {
        const file = await open(placeOf(name));
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    remove: (name) => rm(placeOf(name), { force: true }),

    async *list() {
      const shelves = await readdir(folder).catch(() => []);
      for (const shelf of shelves.filter(isShelf)) yield await described(shelf);
    },
  };
}
