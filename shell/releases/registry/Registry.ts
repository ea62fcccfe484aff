import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Alarm } from './Alarm';
import type { Channel, Deployment, DeploymentKind } from './Deployment';
import type { createFindings } from './createFindings';

/** How everything stands. `number` grows with every move. */
export interface Standing {
  number: number;
  channels: Record<string, Channel>;
  /** Remotes that were taken off, as they stood then. */
  retired: Record<string, Channel>;
}

/** What is known of a published release beside its manifest. */
export interface Publication {
  /** Of the key that signed it. */
  key: string;
  /** ISO 8601. */
  at: string;
  /** Every file of the release to its `sha384-…`. */
  files: Record<string, string>;
}

/** One release of a remote, or of the shell under the name `shell`. */
export interface Release {
  name: string;
  release: string;
}

export interface Change {
  remote: string;
  kind: DeploymentKind;
  /** Who asked the server for it; believed of the server's own key alone. */
  person?: string;
  why: string;
  /** Gives the channel after the move, or throws when the move makes no sense as things stand. */
  channel: (before: Channel | undefined) => Channel;
}

export interface Registry extends ReturnType<typeof createFindings> {
  store: ReleaseStore;
  keys: Keys;
  /**
   * A move that cannot be read, is not signed or was not its key's to make counts as not made.
   * @throws BrokenHistory when a move is lost that nobody here remembers.
   */
  current: () => Promise<Standing>;
  /** Valid moves, newest first. */
  history: () => Promise<Deployment[]>;
  /** Complete releases of a remote that can be read now, in the order in which they were published. */
  releases: (name: string) => Promise<string[]>;
  /**
   * Undefined for a release that is not there, not complete or not signed by a trusted key.
   * @throws while the store does not answer, as what follows does.
   */
  manifest: (name: string, release: string) => Promise<RemoteManifest | undefined>;
  shellManifest: (release: string) => Promise<ShellManifest | undefined>;
  publication: (name: string, release: string) => Promise<Publication | undefined>;
  /** A folder of this machine with the files of the release, each with the hash it was signed with. */
  folderOf: (name: string, release: string) => Promise<string | undefined>;
  /** Files of a release that are missing or not what was signed, looked at now. */
  damages: (name: string, release: string) => Promise<string[]>;
  /**
   * Signs a built folder (`mfe.json` or `shell.json` in it) and keeps it for ever. A damaged release
   * is made whole by the same bytes.
   * @throws Conflict when it is there already, or when other bytes were signed as it.
   */
  publish: (built: string) => Promise<Release>;
  /**
   * Adds a move. Moves of other remotes that come between are no obstacle.
   * @throws Conflict when somebody moved the same remote at the same moment.
   * @throws BrokenHistory when what it would follow is not as it was signed.
   */
  move: (change: Change) => Promise<Deployment>;
  /** The newest move of every remote, by all that is still sound, lost ones or not. */
  known: () => Promise<{ isCertain: boolean; newest: Deployment[] }>;
  /** What is wrong with the history; nothing as a rule. */
  alarms: () => Promise<readonly Alarm[]>;
  /** Puts back what is remembered, puts aside what is no move, and vouches for how things stand. */
  repair: (why: string) => Promise<Deployment[]>;
  /** Signs again how far the history goes, with the key of this machine. */
  signHead: () => Promise<void>;
}
