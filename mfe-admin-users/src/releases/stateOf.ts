import type { ReleasedRemote } from '@campus/shared/contract/releases';

export const remoteStates = ['canary', 'stopped', 'takenBack', 'stable'] as const;
export type RemoteState = (typeof remoteStates)[number];

/** Names itself so when it stops a canary. */
const server = 'server';

/** What is to be known of a remote at first sight; the most urgent first. */
export function stateOf({ canary, lastMove }: ReleasedRemote): RemoteState {
  if (canary) return 'canary';
  if (lastMove.kind === 'stopCanary' && lastMove.by === server) return 'stopped';
  return lastMove.kind === 'rollback' ? 'takenBack' : 'stable';
}
