import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from './ReleaseStore';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Never there, or removed while the folders around it are read: without files in any case.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = (await entriesOf(folder)).map(async (entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() && !entry.name.startsWith('.') ? [file] : [];
  });
  return (await Promise.all(found)).flat();
}

/** False when somebody else has taken the name. */
async function linkFirst(half: string, target: string) {
  try {
    await link(half, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A store in a folder; many processes of one machine, or of a shared disk, may use it at once. */
export function createFolderStore(folder: string): ReleaseStore {
  const at = (key: string) => path.join(folder, key);

  /**
   * Written whole under a name that nobody reads, and then given its own: who dies in between leaves
   * nothing to be read, and a disk that is full is not filled by what did not fit.
   */
  async function put<Outcome>(
    key: string,
    content: Buffer,
    name: (half: string, target: string) => Promise<Outcome>,
  ): Promise<Outcome> {
    const target = at(key);
    await mkdir(path.dirname(target), { recursive: true });
    const half = path.join(path.dirname(target), `.${randomUUID()}.half`);
    try {
      await writeFile(half, content);
      return await name(half, target);
    } finally {
      await rm(half, { force: true });
    }
  }

  return {
    name: `folder ${folder}`,
    folder,
    freshFor: 0,

    async read(key) {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },

    async list(prefix, after = '') {
      const files = await filesBelow(at(prefix.slice(0, prefix.lastIndexOf('/') + 1)));
      return files
        .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
        .filter((key) => key.startsWith(prefix) && key > after)
        .sort();
    },

    async create(key, content) {
      return !existsSync(at(key)) && put(key, content, linkFirst);
    },

    replace: (key, content) => put(key, content, rename),

    async remove(keys) {
      for (const key of keys) await rm(at(key), { force: true });
    },
  };
}
