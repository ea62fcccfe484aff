import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';

/** A release of a remote that somebody wants visitors to get. */
export interface Candidate {
  /** With its files and its `mfe.json`. */
  folder: string;
  manifest: RemoteManifest;
  /** The shell that visitors get. */
  shell: ShellManifest;
  /** The active releases of the other remotes. */
  others: readonly RemoteManifest[];
}
