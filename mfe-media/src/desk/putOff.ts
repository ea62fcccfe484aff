import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { postpone, type Leaving } from './postpone';

interface PutOff {
  /** Of the notice. */
  id: string;
  /** What is said meanwhile, and the word that takes it back. */
  text: string;
  undo: { label: string; onUndo: () => void };
  perform: (leaving?: Leaving) => Promise<void>;
}

/** Does something only when its notice has gone, or somebody leaves: until then it can be undone. */
export function putOff(store: ClientStore, { id, text, undo, perform }: PutOff) {
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
