import type { Channel } from './Channel';

/** What somebody did: the canary was stopped by the server itself when `by` is `server`. */
export type MoveKind = 'release' | 'canary' | 'promote' | 'rollback' | 'stopCanary';

/** One line of the history. How things stand is the newest valid move of each remote. */
export interface Move {
  number: number;
  /** ISO 8601. */
  at: string;
  by: string;
  why: string;
  kind: MoveKind;
  remote: string;
  /** How the remote stands after the move. */
  channel: Channel;
}
