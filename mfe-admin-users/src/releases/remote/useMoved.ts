import { useCall } from '@campus/shared/api/useCall';
import type { CallInput } from '@campus/shared/contract/call';
import {
  moveRemote,
  type ReleasedRemote,
  type ReleaseMove,
} from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useTranslation } from 'react-i18next';
import { factsOf, heldIn } from '../factsOf';

type Move = CallInput<typeof moveRemote>['body'];
type WithoutReason<M> = M extends unknown ? Omit<M, 'number' | 'why'> : never;

/** The move that takes this one back; nothing for the first of a remote. */
function undoOf({ kind, before, channel }: ReleaseMove): WithoutReason<Move> | undefined {
  if (!before) return undefined;
  const release = heldIn({ channel, before });
  switch (kind) {
    case 'release':
    case 'promote':
      // What was taken off is nothing to go back to.
      return before.isRetired ? { kind: 'retire' } : { kind: 'rollback', release: before.stable };
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

/** Says what was done and offers to take it back. */
export function useMoved() {
  const { t } = useTranslation('admin-users');
  const { mutateAsync } = useCall(moveRemote);
  const undoable = useUndoable();
  const format = useFormat();
  const notify = useClientStore((state) => state.notify);
  const wordsOf = ({ lastMove }: ReleasedRemote) =>
    t(`releases.done.${lastMove.kind}`, factsOf(lastMove, format));

  return (remote: ReleasedRemote) => {
    const { name, lastMove } = remote;
    const back = undoOf(lastMove);
    if (!back) return notify({ tone: 'success', text: wordsOf(remote) });
    undoable({
      text: wordsOf(remote),
      undo: async () => {
        const body = { ...back, number: lastMove.number, why: t('releases.undoWhy') };
        const undone = await mutateAsync({ params: { remote: name }, body });
        notify({ tone: 'success', text: wordsOf(undone) });
      },
    });
  };
}
