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

export type DeploymentKind =
  | 'release'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'stopCanary'
  /** No automatic move may take the release back, or one may again. */
  | 'hold'
  | 'unhold'
  /** Nobody gets the remote any more, or everybody again what they had. */
  | 'retire'
  | 'restore'
  /** Leaves everything as it stands and vouches for the history before it. */
  | 'repair';

/** One line of the history. How things stand is the newest valid move of each remote. */
export interface Deployment {
  number: number;
  /** ISO 8601. */
  at: string;
  /** Name of the key that signed it; `server` is that of the server and of nobody else. */
  by: string;
  /** Who asked the server for it; in moves from before the chain, what was typed as the name. */
  person: string | null;
  /** Id of the key. */
  key: string;
  why: string;
  kind: DeploymentKind;
  remote: string;
  /** How the remote stands after the move. */
  channel: Channel;
}

/** For people: the person, and the key that says so. */
export const deployerOf = ({ by, person }: Pick<Deployment, 'by' | 'person'>): string =>
  person ? `${person} (${by})` : by;
