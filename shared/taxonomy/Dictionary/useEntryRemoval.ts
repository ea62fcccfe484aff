import { useAsked } from '@campus/shared/record/useAsked';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DictionaryEntry, DictionaryWords } from './DictionaryEntry';

interface Options<E extends DictionaryEntry> {
  words: DictionaryWords;
  countOf: (entry: E) => number;
  remove: (id: string) => Promise<unknown>;
  /** Adds the same words anew: nothing referred to them, so nothing is lost. */
  restore: (entry: E) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

/** Removes what nothing uses, at once and with an undo; of the rest it says why they stay. */
export function useEntryRemoval<E extends DictionaryEntry>(options: Options<E>) {
  const { words, countOf, remove, restore, refresh, onDone } = options;
  const { t } = useTranslation('shared');
  const sayUndoable = useUndoable();
  const sayFailed = useFailureNotice();
  const used = useAsked<E>();
  // Rows of what is removed already stay until the dictionary is read again.
  const going = useRef(new Set<string>());

  const attempt = async (entry: E) => {
    const { id, name } = entry;
    going.current.add(id);
    try {
      await remove(id);
      onDone();
      const text = words('removed', { name });
      sayUndoable({ text, undo: async () => void (await restore(entry)) });
    } catch (error) {
      going.current.delete(id);
      sayFailed(error, t('dictionary.removeFailed', { name }));
      await refresh();
    }
  };
  return {
    used,
    onRemove: (entry: E) => {
      if (countOf(entry) > 0) used.ask(entry);
      else if (!going.current.has(entry.id)) void attempt(entry);
    },
  };
}
