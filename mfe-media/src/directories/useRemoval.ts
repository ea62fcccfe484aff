import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import { useAsking } from './useAsking';

interface Options<E extends Entry> {
  kind: 'tag' | 'author';
  remove: (id: string) => Promise<unknown>;
  /** Adds the same words anew: nothing referred to them, so nothing is lost. */
  restore: (entry: E) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

/** Removes what nothing uses, at once and with an undo; of the rest it says why they stay. */
export function useRemoval<E extends Entry>(options: Options<E>) {
  const { kind, remove, restore, refresh, onDone } = options;
  const { t } = useTranslation('media');
  const sayUndoable = useUndoable();
  const sayFailed = useFailureNotice();
  const used = useAsking<E>();
  // Those that have gone too: their rows stay until the directory is read again.
  const going = useRef(new Set<string>());

  const attempt = async (entry: E) => {
    const { id, name } = entry;
    going.current.add(id);
    try {
      await remove(id);
      onDone();
      const text = t(`directories.${kind}.removed`, { name });
      sayUndoable({ text, undo: async () => void (await restore(entry)) });
    } catch (error) {
      going.current.delete(id);
      sayFailed(error, t('directories.removeFailed', { name }));
      await refresh();
    }
  };
  return {
    used,
    onRemove: (entry: E) => {
      if (entry.staff?.uses) used.ask(entry);
      else if (!going.current.has(entry.id)) void attempt(entry);
    },
  };
}

export type Removal<E extends Entry> = ReturnType<typeof useRemoval<E>>;
