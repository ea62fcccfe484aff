import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import path from 'node:path';
import { openKeys } from '../keys/openKeys';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { createFindings } from './createFindings';
import { createLocalFiles } from './createLocalFiles';
import { createMoveLog } from './createMoveLog';
import { createShelf } from './createShelf';
import type { Registry, Release } from './Registry';

interface Options {
  /** Has the keys of this installation; and the releases, unless a bucket has them. */
  dataFolder: string;
  store?: ReleaseStore;
  /** Its moves are signed with the key of the server. */
  isServer?: boolean;
  /** Told of what is not as it was signed, once of each. */
  onAlarm?: (what: string) => void;
}

/** The releases and moves of this installation, in whatever store it keeps them. */
export async function openRegistry({
  dataFolder,
  store: given,
  isServer,
  onAlarm = console.error,
}: Options): Promise<Registry> {
  const store = given ?? (await openStore(dataFolder));
  const keys = openKeys(dataFolder, { isServer });
  const log = createMoveLog({ store, keys, dataFolder, onAlarm });
  const shelf = createShelf(store, keys);
  const local = createLocalFiles(store, path.join(dataFolder, 'fetched'));
  const isOld = async ({ name, release }: Release) => {
    const moves = await log.beforeChain();
    return moves.some(
      ({ remote, channel: { stable, lastKnownGood, canary } }) =>
        remote === name && [stable, lastKnownGood, canary?.release].includes(release),
    );
  };
  const { signatureOf } = shelf;
  return {
    ...createFindings({ store, keys, signatureOf, isOld }),
    store,
    keys,
    current: log.current,
    history: log.history,
    move: log.add,
    known: log.known,
    alarms: log.alarms,
    repair: log.repair,
    signHead: log.writeHead,
    releases: shelf.releases,
    manifest: (name, release) => shelf.manifest<RemoteManifest>(name, release),
    shellManifest: (release) => shelf.manifest<ShellManifest>('shell', release),
    publication: shelf.publication,
    publish: shelf.publish,
    async folderOf(name, release) {
      const signature = await shelf.signatureOf(name, release).catch(() => undefined);
      return signature && local.find(signature);
    },
    async damages(name, release) {
      const signature = await shelf.signatureOf(name, release).catch(() => undefined);
      return signature ? local.damages(signature) : ['signature.json'];
    },
  };
}
