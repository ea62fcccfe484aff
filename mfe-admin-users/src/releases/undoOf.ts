import type { CallInput } from '@campus/shared/contract/call';
import type { moveRemote, ReleaseMove } from '@campus/shared/contract/releases';
import { heldIn } from './heldIn';

type Move = CallInput<typeof moveRemote>['body'];
type WithoutReason<M> = M extends unknown ? Omit<M, 'number' | 'why'> : never;

/** The move that takes this one back; nothing for the first of a remote. */
export function undoOf({ kind, before, channel }: ReleaseMove): WithoutReason<Move> | undefined {
  if (!before) return undefined;
  const release = heldIn({ channel, before });
  switch (kind) {
    case 'release':
    case 'promote':
      return { kind: 'rollback', release: before.stable };
    case 'rollback':
      return { kind: 'promote', release: before.stable };
    case 'canary':
    case 'stopCanary':
      return before.canary ? { kind: 'canary', ...before.canary } : { kind: 'stopCanary' };
    case 'hold':
    case 'unhold':
      return release ? { kind: kind === 'hold' ? 'unhold' : 'hold', release } : undefined;
    case 'retire':
      return { kind: 'restore' };
    case 'restore':
      return { kind: 'retire' };
    case 'repair':
      return undefined;
  }
}
