import { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { ContentKind } from '@campus/shared/paths';
import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contentCalls } from './contentCalls';
import { outliving } from './outliving';
import { type Leaving, postpone } from './postpone';
import { useRemovals } from './useRemovals';

interface PutOff {
  /** Of the notice. */
  id: string;
  /** What is said meanwhile, and the word that takes it back. */
  text: string;
  undo: { label: string; onUndo: () => void };
  perform: (leaving?: Leaving) => Promise<void>;
}

/** Does something only when its notice has gone, or somebody leaves: until then it can be undone. */
function putOff(store: ClientStore, { id, text, undo, perform }: PutOff) {
  const { notify, dismiss } = store.getState();
  const end = <Result>(work: () => Result) => {
    stopWatching();
    dismiss(id);
    return work();
  };
  const settle = postpone(store.getState(), {
    perform: (leaving) => end(() => perform(leaving)),
    forget: () => end(undo.onUndo),
  });
  notify({
    id,
    tone: 'success',
    text,
    action: { label: undo.label, onClick: () => void settle(() => end(undo.onUndo)) },
  });
  const stopWatching = store.subscribe(({ notifications }) => {
    if (notifications.some((notice) => notice.id === id)) return;
    // A notice goes away before its action runs, so that the undo comes first.
    queueMicrotask(() => void settle(() => end(perform)));
  });
}

export interface Removable {
  id: string;
  title: string;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Removes a record from sight at once, and for good when nobody has taken it back: there is no call
 * that restores. A refusal brings it back with the reason, wherever the person has gone meanwhile.
 */
export function useRemoval(kind: ContentKind) {
  const { t } = useTranslation('media');
  const { t: shared } = useTranslation('shared');
  const api = useApi();
  const { page, removals } = useRemovals();
  const call = contentCalls[kind].remove;
  const { mutateAsync } = useMutation({
    mutationFn: (id: string) => api(call, { params: { id } }),
    meta: { invalidates: call.invalidates },
  });

  const send = async ({ id, title }: Removable, leaving?: Leaving) => {
    try {
      // Not a moment later: with the session its token goes.
      await (leaving ? api(call, { params: { id } }, { send: outliving }) : mutateAsync(id));
    } catch (error) {
      if (isGone(error)) return;
      removals.getState().bringBack(id);
      if (leaving === 'session') return;
      const known = error instanceof ApiError ? error : undefined;
      const reason = known?.message ?? shared('failure.text');
      const text = t('desk.removal.failed', { title, reason });
      page.getState().notify({ tone: 'danger', text, requestId: known?.requestId });
    }
  };

  return (record: Removable) => {
    const { id, title } = record;
    // A second press, or another tab of the same screen: it is on its way already.
    const { ids, hide, bringBack } = removals.getState();
    if (ids.has(id)) return;
    hide(id);
    putOff(page, {
      id: `removal.${id}`,
      text: t('desk.removal.done', { title }),
      undo: { label: shared('toast.undo'), onUndo: () => bringBack(id) },
      perform: (leaving) => send(record, leaving),
    });
  };
}
