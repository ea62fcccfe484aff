import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { deleteFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { outliving, postpone, type Settle } from '@campus/shared/removal/useUndoableRemoval';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const seconds = 10;

/** Deletes a file; one that somebody else has deleted is gone as well. */
function useDeletion() {
  const api = useApi();
  const { mutateAsync } = useCall(deleteFile);
  return async (fileId: string, isLeaving: boolean) => {
    const input = { params: { fileId } };
    try {
      await (isLeaving ? api(deleteFile, input, { send: outliving }) : mutateAsync(input));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  };
}

type State = 'removed' | 'gone';

/** A file that is taken out may come back for a while; then, or when somebody leaves, it is deleted. */
export function useRemovals(onGone: (id: string) => void) {
  const { t } = useTranslation('shared');
  const deleteIt = useDeletion();
  const sayFailed = useFailureNotice();
  const holdUnsaved = useClientStore((state) => state.holdUnsaved);
  const beforeLeaving = useClientStore((state) => state.beforeLeaving);
  const waiting = useRef(new Map<string, { settle: Settle; timer: number }>());
  const [states, setStates] = useState<Readonly<Record<string, State | undefined>>>({});
  const put = (id: string, state?: State) => setStates((all) => ({ ...all, [id]: state }));
  const isIn = (state: State) => (file: MediaFile) => states[file.id] === state;

  function stop(id: string) {
    window.clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
  }
  async function destroy(fileId: string, isLeaving: boolean) {
    stop(fileId);
    try {
      await deleteIt(fileId, isLeaving);
      put(fileId, 'gone');
      onGone(fileId);
    } catch (error) {
      if (!isLeaving) sayFailed(error, t('attachments.removeFailed'));
      put(fileId);
    }
  }
  const leaveForm = useEffectEvent(() => {
    for (const [id, { settle }] of waiting.current) void settle(() => destroy(id, false));
  });
  useEffect(() => () => leaveForm(), []);

  return {
    isRemoved: isIn('removed'),
    isGone: isIn('gone'),
    /** `onEnd` shows the end of its time. */
    remove: ({ id }: MediaFile, onEnd: (hide: () => void) => void) => {
      put(id, 'removed');
      const settle = postpone(
        { holdUnsaved, beforeLeaving },
        { perform: () => destroy(id, true), forget: () => stop(id) },
      );
      const end = () => {
        onEnd(() => put(id, 'gone'));
        return destroy(id, false);
      };
      const timer = window.setTimeout(() => void settle(end), seconds * 1000);
      waiting.current.set(id, { settle, timer });
    },
    undo: ({ id }: MediaFile) => {
      void waiting.current.get(id)?.settle(() => stop(id));
      put(id);
    },
  };
}
