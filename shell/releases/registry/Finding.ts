import type { Signed } from '../keys/openKeys';

/** `static`: what can be read from the files; `mount`: every screen of it in a browser. */
export type GateCheck = 'static' | 'mount';

/** What the gate found of a release, signed by a key that may say so. */
export interface Finding {
  name: string;
  release: string;
  /** Digest of its files: of other bytes under the same name it says nothing. */
  content: string;
  /** ISO 8601. */
  at: string;
  /** The release of the shell that it was judged by. */
  shell: string;
  /** Those that ran. */
  checks: readonly GateCheck[];
  hasPassed: boolean;
  /** What spoke against it. */
  reasons: readonly string[];
}

export interface SignedFinding extends Signed {
  finding: Finding;
}

export const findingsFolder = (name: string, release: string) => `findings/${name}/${release}/`;
export const findingText = (finding: Finding) => `campus finding\n${JSON.stringify(finding)}`;
