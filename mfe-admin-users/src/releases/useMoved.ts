import { useCall } from '@campus/shared/api/useCall';
import { moveRemote, type ReleasedRemote } from '@campus/shared/contract/releases';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useTranslation } from 'react-i18next';
import { factsOf } from './factsOf';
import { undoOf } from './undoOf';

/** Says what was done and offers to take it back. */
export function useMoved() {
  const { t } = useTranslation('admin-users');
  const { mutateAsync } = useCall(moveRemote);
  const undoable = useUndoable();
  const notify = useClientStore((state) => state.notify);
  const wordsOf = ({ lastMove }: ReleasedRemote) =>
    t(`releases.done.${lastMove.kind}`, factsOf(lastMove));

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
