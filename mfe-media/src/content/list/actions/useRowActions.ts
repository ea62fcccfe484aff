import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { useUndoableRemoval, type Removable } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contentCalls, type ContentRow } from '../contentCalls';
import { mayBecome, useSaveStatus } from './useSaveStatus';
import { useDuplicateContent } from './useDuplicateContent';

type Wish = Pick<ContentRow, 'id' | 'title'> & { to: PublicationStatus };

/** Moves one record to another state, says so, and offers the way back where there is one. */
function useStatusMove(kind: ContentKind) {
  const { t } = useTranslation('media');
  const save = useSaveStatus(kind);
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, to }: Pick<Wish, 'id' | 'to'>) => save(id, () => to),
    meta: { invalidates: contentCalls[kind].update.invalidates },
  });
  const notify = useClientStore((state) => state.notify);
  const undoable = useUndoable();
  const sayFailed = useFailureNotice();
  const moving = useRef(new Set<string>());

  const move = async ({ id, title, to }: Wish) => {
    const before = await mutateAsync({ id, to });
    const text = t(`desk.moved.${to}`, { title });
    if (!mayBecome(to, before)) return notify({ tone: 'success', text });
    const undo = async () => {
      await mutateAsync({ id, to: before });
      notify({ tone: 'success', text: t('desk.moved.back', { title }) });
    };
    undoable({ text, undo });
  };

  return async (wish: Wish) => {
    if (moving.current.has(wish.id)) return;
    moving.current.add(wish.id);
    try {
      await move(wish);
    } catch (error) {
      sayFailed(error, t('desk.moveFailed', { title: wish.title }));
    } finally {
      moving.current.delete(wish.id);
    }
  };
}

export interface RowActions {
  duplicate: (id: string) => Promise<void>;
  move: (wish: Wish) => Promise<void>;
  remove: (record: Removable) => void;
}

export const useRowActions = (kind: ContentKind): RowActions => ({
  duplicate: useDuplicateContent(kind),
  move: useStatusMove(kind),
  remove: useUndoableRemoval(contentCalls[kind].remove),
});
