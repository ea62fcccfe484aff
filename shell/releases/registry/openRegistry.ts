import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import path from 'node:path';
import { type Keys, openKeys } from '../keys/openKeys';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/ReleaseStore';
import { createDeploymentLog } from './createDeploymentLog';
import { createFindings } from './createFindings';
import { createReleaseCache } from './createReleaseCache';
import { createReleaseRepository } from './createReleaseRepository';
import type { Channel } from './Deployment';
import type { Registry, Release } from './Registry';

interface Options {
  /** Has the keys of this installation; and the releases, unless a bucket has them. */
  dataFolder: string;
  store?: ReleaseStore;
  /** Those of this installation when left out. */
  keys?: Keys;
  /** Its moves are signed with the key of the server. */
  isServer?: boolean;
  /** Told of what is not as it was signed, once of each. */
  onAlarm?: (what: string) => void;
}

const isNamedIn = ({ stable, lastKnownGood, canary }: Channel, release: string) =>
  [stable, lastKnownGood, canary?.release].includes(release);

/** The releases and moves of this installation, in whatever store it keeps them. */
export async function openRegistry({
  dataFolder,
  store: given,
  isServer,
  keys = openKeys(dataFolder, { isServer }),
  onAlarm = console.error,
}: Options): Promise<Registry> {
  const store = given ?? (await openStore(dataFolder));
  const log = createDeploymentLog({ store, keys, dataFolder, onAlarm });
  const repository = createReleaseRepository(store, keys);
  const isGiven = async (name: string, release: string) => {
    const channel = (await log.current()).channels[name];
    return channel !== undefined && isNamedIn(channel, release);
  };
  const cache = createReleaseCache(store, path.join(dataFolder, 'fetched'), isGiven);
  const isOld = async ({ name, release }: Release) => {
    const deployments = await log.beforeChain();
    return deployments.some(
      ({ remote, channel }) => remote === name && isNamedIn(channel, release),
    );
  };
  const { signatureOf } = repository;
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
    releases: repository.releases,
    manifest: (name, release) => repository.manifest<RemoteManifest>(name, release),
    shellManifest: (release) => repository.manifest<ShellManifest>('shell', release),
    publication: repository.publication,
    publish: repository.publish,
    async folderOf(name, release) {
      const signature = await signatureOf(name, release);
      return signature && cache.find(signature);
    },
    async damages(name, release) {
      const signature = await signatureOf(name, release);
      return signature ? cache.damages(signature) : ['signature.json'];
    },
  };
}
