import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import path from 'node:path';
import { openKeys } from '../keys/openKeys';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { createLocalFiles } from './createLocalFiles';
import { createMoveLog } from './createMoveLog';
import { createShelf } from './createShelf';
import type { Registry } from './Registry';

interface Options {
  /** Has the keys of this installation; and the releases, unless a bucket has them. */
  dataFolder: string;
  store?: ReleaseStore;
  /** Told of what is in the store and does not belong there. */
  onOdd?: (what: string) => void;
}

/** The releases and moves of this installation, in whatever store it keeps them. */
export async function openRegistry({
  dataFolder,
  store: given,
  onOdd = console.warn,
}: Options): Promise<Registry> {
  const store = given ?? (await openStore(dataFolder));
  const keys = openKeys(dataFolder);
  const log = createMoveLog(store, keys, onOdd);
  const shelf = createShelf(store, keys);
  const localFolder = createLocalFiles(store, path.join(dataFolder, 'fetched'));
  return {
    store,
    keys,
    current: log.current,
    history: () => log.history(),
    move: log.add,
    releases: shelf.releases,
    manifest: (name, release) => shelf.manifest<RemoteManifest>(name, release),
    shellManifest: (release) => shelf.manifest<ShellManifest>('shell', release),
    publication: shelf.publication,
    publish: shelf.publish,
    async folderOf(name, release) {
      const signature = await shelf.signatureOf(name, release).catch(() => undefined);
      return signature && localFolder(signature);
    },
  };
}
