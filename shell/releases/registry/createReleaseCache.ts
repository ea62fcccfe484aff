import { integrityOf } from '@campus/shared/build/integrityOf';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/ReleaseStore';
import { inParallel } from './inParallel';
import { folderKey, type Signature } from './Signature';

/** Files of a release that are missing or not what was signed. */
async function damagedFiles(folder: string, { body }: Signature): Promise<string[]> {
  const damaged: string[] = [];
  await inParallel(Object.entries(body.files), async ([file, hash]) => {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!content || integrityOf(content) !== hash) damaged.push(file);
  });
  return damaged.sort();
}

/** Keeps the files of releases on this machine, checked once before anybody gets one of them. */
export function createReleaseCache(
  store: Pick<ReleaseStore, 'read' | 'folder'>,
  cacheFolder: string,
) {
  const checked = new Map<string, Promise<string | undefined>>();

  async function fetchInto(folder: string, { body }: Signature) {
    const half = `${folder}.${randomUUID()}.half`;
    try {
      await inParallel(Object.keys(body.files), async (file) => {
        const content = await store.read(folderKey(body.name, body.release) + file);
        await mkdir(path.dirname(path.join(half, file)), { recursive: true });
        if (content) await writeFile(path.join(half, file), content);
      });
      await rm(folder, { recursive: true, force: true });
      // Another process may have been faster: what lies there is checked in any case.
      await rename(half, folder).catch(() => undefined);
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }

  const folderFor = ({ body: { name, release } }: Signature) =>
    path.resolve(store.folder ?? cacheFolder, folderKey(name, release));

  async function check(signature: Signature): Promise<string | undefined> {
    const folder = folderFor(signature);
    if ((await damagedFiles(folder, signature)).length === 0) return folder;
    if (store.folder) return undefined;
    await fetchInto(folder, signature);
    return (await damagedFiles(folder, signature)).length === 0 ? folder : undefined;
  }

  /** The folder of a signed release; undefined while a file of it is missing or has been changed. */
  function find(signature: Signature): Promise<string | undefined> {
    const id = signature.signature;
    const known = checked.get(id);
    if (known) return known;
    const checking = check(signature);
    checked.set(id, checking);
    const forget = () => checked.delete(id);
    checking.then((folder) => folder ?? forget(), forget);
    return checking;
  }

  return {
    find,
    /** Files that are missing or changed now; what is damaged is not handed out any more. */
    async damages(signature: Signature): Promise<string[]> {
      if (!store.folder) await find(signature);
      const damaged = await damagedFiles(folderFor(signature), signature);
      if (damaged.length > 0) checked.delete(signature.signature);
      return damaged;
    },
  };
}
