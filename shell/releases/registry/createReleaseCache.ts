import { integrityOf } from '@campus/shared/build/integrityOf';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/ReleaseStore';
import { inParallel } from './inParallel';
import { folderKey, type Signature, signatureKey } from './Signature';

/** Files of a release that are missing or not what was signed. */
async function damagedFiles(folder: string, { body }: Signature): Promise<string[]> {
  const damaged: string[] = [];
  await inParallel(Object.entries(body.files), async ([file, hash]) => {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!content || integrityOf(content) !== hash) damaged.push(file);
  });
  return damaged.sort();
}

const half = '.half';
/** Nobody fetches for as long: whoever did has died at it. */
const longestFetch = 24 * 60 * 60 * 1000;

/**
 * Keeps the files of releases on this machine, checked once before anybody gets one of them. What was
 * fetched goes when the store no longer has the release, and never while visitors are given it.
 */
export function createReleaseCache(
  store: Pick<ReleaseStore, 'read' | 'folder'>,
  cacheFolder: string,
  isGiven: (name: string, release: string) => Promise<boolean>,
) {
  const checked = new Map<string, Promise<string | undefined>>();
  const halfOf = (folder: string) => `${folder}.${randomUUID()}${half}`;
  const isInStore = async (name: string, release: string) =>
    (await store.read(signatureKey(name, release))) !== undefined;

  /** At once: whoever finds the folder finds all of it. */
  async function clear(folder: string) {
    const going = halfOf(folder);
    await rename(folder, going);
    await rm(going, { recursive: true, force: true });
  }

  async function fetchInto(folder: string, signature: Signature) {
    const { name, release, files } = signature.body;
    const unfinished = halfOf(folder);
    const take = () =>
      rename(unfinished, folder).then(
        () => true,
        () => false,
      );
    try {
      await inParallel(Object.keys(files), async (file) => {
        const content = await store.read(folderKey(name, release) + file);
        await mkdir(path.dirname(path.join(unfinished, file)), { recursive: true });
        if (content) await writeFile(path.join(unfinished, file), content);
      });
      // Another process may have been faster, and gives its visitors what lies there.
      if ((await take()) || (await damagedFiles(folder, signature)).length === 0) return;
      await clear(folder).catch(() => undefined);
      await take();
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }

  const folderFor = ({ body: { name, release } }: Signature) =>
    path.resolve(store.folder ?? cacheFolder, folderKey(name, release));

  async function mayGo(name: string, release: string, folder: string) {
    if (release.endsWith(half)) return Date.now() - (await stat(folder)).mtimeMs > longestFetch;
    return !(await isGiven(name, release)) && !(await isInStore(name, release));
  }

  async function forgetRemoved(fetched: string) {
    const releases = path.resolve(cacheFolder, 'releases');
    for (const name of await readdir(releases))
      for (const release of await readdir(path.join(releases, name))) {
        const folder = path.join(releases, name, release);
        if (folder === fetched || !(await mayGo(name, release, folder))) continue;
        await clear(folder);
      }
  }

  async function check(signature: Signature): Promise<string | undefined> {
    const folder = folderFor(signature);
    if ((await damagedFiles(folder, signature)).length === 0) return folder;
    const { name, release } = signature.body;
    if (store.folder || !(await isInStore(name, release))) return undefined;
    await fetchInto(folder, signature);
    if ((await damagedFiles(folder, signature)).length > 0) return undefined;
    // What cannot be found out now is asked again with the next release.
    void forgetRemoved(folder).catch(() => undefined);
    return folder;
  }

  /** The folder of a signed release; undefined while a file of it is missing or has been changed. */
  function find(signature: Signature): Promise<string | undefined> {
    const id = signature.signature;
    const forget = () => checked.delete(id);
    const known = checked.get(id);
    if (known)
      return known.then((folder) => {
        // Asked for every file and page, so the disk is not read where nothing is removed by this cache.
        if (!folder || store.folder || existsSync(folder)) return folder;
        // Removed since, by whichever process.
        if (checked.get(id) === known) forget();
        return find(signature);
      });
    const checking = check(signature);
    checked.set(id, checking);
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
