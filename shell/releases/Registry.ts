import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';

/** Which release of a remote the visitors get. */
export interface Channel {
  stable: string;
  lastKnownGood: string | null;
}

/** One step of the registry's history; the last one is how things stand. */
export interface Revision {
  number: number;
  at: string;
  by: string;
  why: string;
  channels: Record<string, Channel>;
}

export interface Registry {
  /** How things stand now; a revision that cannot be read counts as not written. */
  current: () => Revision;
  manifest: (remote: string, release: string) => RemoteManifest | undefined;
  folderOf: (remote: string, release: string) => string;
  /** Keeps a built folder for ever. Publishing the same release again changes nothing. */
  publish: (built: string) => RemoteManifest;
  /** Moves `stable`; the release before becomes the last known good one. */
  activate: (remote: string, release: string, why: string) => Revision;
}
