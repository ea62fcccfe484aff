import type { CallInput } from '@campus/shared/contract/call';
import type { moveRemote, ReleaseMove } from '@campus/shared/contract/releases';

type Move = CallInput<typeof moveRemote>['body'];
type WithoutReason<M> = M extends unknown ? Omit<M, 'number' | 'why'> : never;

/** The move that takes this one back; nothing for the first of a remote. */
export function undoOf({ kind, before }: ReleaseMove): WithoutReason<Move> | undefined {
  if (!before) return undefined;
  switch (kind) {
    case 'release':
    case 'promote':
      return { kind: 'rollback', release: before.stable };
    case 'rollback':
      return { kind: 'promote', release: before.stable };
    case 'canary':
    case 'stopCanary':
      return before.canary ? { kind: 'canary', ...before.canary } : { kind: 'stopCanary' };
  }
}
