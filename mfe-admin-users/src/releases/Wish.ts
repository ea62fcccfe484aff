import type { ReleasedRemote } from '@campus/shared/contract/releases/calls';

/** What somebody is about to do with a remote. */
export type Wish =
  | { kind: 'promote' | 'rollback' | 'canary' | 'hold' | 'unhold'; release: string }
  | { kind: 'stopCanary' | 'retire' | 'restore' };

/** The same, with how the remote stood when it was decided. */
export interface Asked {
  wish: Wish;
  seen: ReleasedRemote;
}
