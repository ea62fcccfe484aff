import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { Keys } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Channel } from './Channel';
import type { Move, MoveKind } from './Move';

/** How everything stands. `number` grows with every move. */
export interface Standing {
  number: number;
  channels: Record<string, Channel>;
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
  kind: MoveKind;
  by: string;
  why: string;
  /** Gives the channel after the move, or throws when the move makes no sense as things stand. */
  channel: (before: Channel | undefined) => Channel;
}

export interface Registry {
  store: ReleaseStore;
  keys: Keys;
  /** A move that cannot be read, is not signed or was not its key's to make counts as not made. */
  current: () => Promise<Standing>;
  /** Valid moves, newest first. */
  history: () => Promise<Move[]>;
  /** Complete releases of a remote, in the order in which they were published. */
  releases: (name: string) => Promise<string[]>;
  /** Undefined for a release that is not there, not complete or not signed by a trusted key. */
  manifest: (name: string, release: string) => Promise<RemoteManifest | undefined>;
  shellManifest: (release: string) => Promise<ShellManifest | undefined>;
  publication: (name: string, release: string) => Promise<Publication | undefined>;
  /** A folder of this machine with the files of the release, each with the hash it was signed with. */
  folderOf: (name: string, release: string) => Promise<string | undefined>;
  /** Signs a built folder (`mfe.json` or `shell.json` in it) and keeps it for ever. */
  publish: (built: string) => Promise<Release>;
  /**
   * Adds a move. Moves of other remotes that come between are no obstacle.
   * @throws Conflict when somebody moved the same remote at the same moment.
   */
  move: (change: Change) => Promise<Move>;
}
