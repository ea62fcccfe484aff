import type { ReleasedRemote } from '@campus/shared/contract/releases/calls';

export const remoteStates = [
  'alarm',
  'canary',
  'stopped',
  'takenBack',
  'retired',
  'stable',
] as const;
export type RemoteState = (typeof remoteStates)[number];

/** Names itself so when it stops a canary. */
const server = 'server';

/** What is to be known of a remote at first sight; the most urgent first. */
export function stateOf({ stable, canary, lastMove }: ReleasedRemote): RemoteState {
  if (lastMove.channel.isRetired) return 'retired';
  if (stable.isAlarming || canary?.isAlarming) return 'alarm';
  if (canary) return 'canary';
  if (lastMove.kind === 'stopCanary' && lastMove.by === server) return 'stopped';
  return lastMove.kind === 'rollback' ? 'takenBack' : 'stable';
}
