import type { Role } from '@campus/shared/contract/roles';

/** Some visitors get another release first. */
export interface Canary {
  release: string;
  /** Of all visitors, 0 to 100. */
  percent: number;
  /** Signed-in people of these roles get it whatever their luck. */
  roles: readonly Role[];
}

/** Which release of a remote (or of the shell, under the name `shell`) the visitors get. */
export interface Channel {
  stable: string;
  /** The stable release before this one. */
  lastKnownGood: string | null;
  canary: Canary | null;
  /** Of these releases: the ones that only a person takes back. */
  held?: readonly string[];
  /** Nobody gets the remote; `stable` is what it had then. */
  isRetired?: true;
}
