import type { Signed } from '../keys/openKeys';

/** What makes a folder a release: all of its files, and who answers for them. The last file written. */
export interface SignedFiles {
  name: string;
  release: string;
  /** ISO 8601. */
  at: string;
  /** File, below the release's folder, to `sha384-…`. */
  files: Record<string, string>;
}

export interface Signature extends Signed {
  body: SignedFiles;
}

/** What is signed says what it is for, so that one signature never passes for another. */
export const releaseText = (body: SignedFiles) => `campus release\n${JSON.stringify(body)}`;

export const folderKey = (name: string, release: string) => `releases/${name}/${release}/`;
export const signatureKey = (name: string, release: string) =>
  `${folderKey(name, release)}signature.json`;
