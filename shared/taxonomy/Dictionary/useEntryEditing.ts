import { useRef, useState } from 'react';
import type { DictionaryEntry } from './DictionaryEntry';

type Subject<E> = E | 'new';

const keyOf = (subject: Subject<DictionaryEntry> | undefined) =>
  typeof subject === 'object' ? subject.id : subject;

/** One entry is edited at a time; another one waits for an answer while words are unsaved. */
export function useEntryEditing<E extends DictionaryEntry>() {
  const [isDirty, setDirty] = useState(false);
  const [subject, setSubject] = useState<Subject<E>>();
  const [awaited, setAwaited] = useState<{ next?: Subject<E> }>();
  const focused = useRef<string>(undefined);
  const openNow = useRef<Subject<E>>(undefined);

  const turnTo = (next?: Subject<E>) => {
    focused.current = next ? undefined : keyOf(subject);
    openNow.current = next;
    setAwaited(undefined);
    setSubject(next);
  };
  const ask = (next?: Subject<E>) => {
    if (next && keyOf(next) === keyOf(subject)) return;
    if (subject && isDirty) setAwaited({ next });
    else turnTo(next);
  };
  return {
    subject,
    edited: typeof subject === 'object' ? subject : undefined,
    edit: (next: Subject<E>) => ask(next),
    /** What the open form tells: other things on the page may be unsaved, too. */
    onDirty: setDirty,
    leave: () => ask(),
    /** The entry of this render is saved; one that was opened since then stays. */
    finish: () => {
      if (keyOf(openNow.current) === keyOf(subject)) turnTo();
    },
    question: {
      open: awaited !== undefined,
      onConfirm: () => turnTo(awaited?.next),
      onCancel: () => setAwaited(undefined),
    },
    /** Where the focus goes when the row that has it goes. */
    focusLater: (key: string) => {
      focused.current = key;
    },
    /** The button that opened a form gets the focus back when the form has gone. */
    buttonRef: (key: string) => (button: HTMLElement | null) => {
      if (!button || focused.current !== key) return;
      focused.current = undefined;
      button.focus();
    },
  };
}

export type EntryEditing<E extends DictionaryEntry> = ReturnType<typeof useEntryEditing<E>>;
