import { outliving } from '@campus/shared/api/outliving';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOptions } from '@campus/shared/api/createApi';
import { saveAnswerDraft } from '@campus/shared/contract/support/calls';
import { useAutosave } from '@campus/shared/record/useAutosave';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

interface Words {
  text?: string | undefined;
}

interface Options<I extends Words> {
  /** Of the ticket. */
  id: string;
  form: Pick<UseFormReturn<I>, 'subscribe' | 'getValues'>;
  isInternal: boolean;
  /** The server keeps drafts. */
  isOn: boolean;
  /** Whether the words are there by now. */
  onTried: (isKept: boolean) => void;
}

/** Keeps what is typed on the server, after each pause and when the ticket is left. */
export function useAnswerDraft<I extends Words>(options: Options<I>) {
  const { id, form, isInternal, isOn, onTried } = options;
  const api = useApi();
  const wordsNow = () => ({ text: form.getValues().text ?? '', isInternal });
  const markOf = ({ text, isInternal: isNote }: ReturnType<typeof wordsNow>) =>
    text && `${isNote} ${text}`;
  const kept = useRef<string>(undefined);
  useEffect(() => {
    kept.current ??= markOf(wordsNow());
  });
  const save = async (how?: CallOptions) => {
    const body = wordsNow();
    await api(saveAnswerDraft, { params: { id }, body }, how);
    kept.current = markOf(body);
  };
  useAutosave({
    form,
    isOn,
    send: async () => {
      try {
        await save();
        onTried(true);
      } catch (error) {
        onTried(false);
        throw error;
      }
      return 'saved';
    },
  });
  const leave = useEffectEvent(() => {
    if (markOf(wordsNow()) === kept.current) return;
    // Whoever has gone cannot be told that it failed.
    void save({ send: outliving }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onHide = () => leave();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, [isOn]);
  return {
    /** What was sent is no draft any more: the server forgets it by itself. */
    forget: () => {
      kept.current = '';
    },
  };
}
