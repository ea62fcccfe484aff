import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOptions } from '@campus/shared/api/createApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { saveAnswerDraft, type getAnswerDraft } from '@campus/shared/contract/support/calls';
import type { ticketAnswerRequest } from '@campus/shared/contract/support/requests';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { useAutosave } from '@campus/shared/record/useAutosave';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import styles from './TicketAnswer.module.css';

interface Words {
  text?: string | undefined;
  isInternal?: boolean | undefined;
}

interface Options<I extends Words> {
  /** Of the ticket. */
  id: string;
  form: Pick<UseFormReturn<I>, 'subscribe' | 'getValues'>;
  /** What the server has kept, where it keeps drafts. */
  begun: Words | null | undefined;
  /** Whether the words are there by now. */
  onTried: (isKept: boolean) => void;
}

const wordsOf = ({ text = '', isInternal = false }: Words) => ({ text, isInternal });
const markOf = ({ text, isInternal }: ReturnType<typeof wordsOf>) =>
  text && `${isInternal} ${text}`;

/** Keeps what is typed on the server, after each pause and when the ticket is left. */
export function useAnswerDraft<I extends Words>(options: Options<I>) {
  const { id, form, begun, onTried } = options;
  const isOn = begun !== undefined;
  const api = useApi();
  const wordsNow = () => wordsOf(form.getValues());
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (isOn) kept.current ??= markOf(wordsOf(begun ?? {}));
  });
  const saving = useRef<Promise<unknown>>(undefined);
  const save = async (how?: CallOptions) => {
    const body = wordsNow();
    const sent = api(saveAnswerDraft, { params: { id }, body }, how);
    saving.current = sent;
    try {
      await sent;
      kept.current = markOf(body);
    } finally {
      if (saving.current === sent) saving.current = undefined;
    }
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
  const saveRest = useEffectEvent(() => {
    if (markOf(wordsNow()) === kept.current) return;
    // Whoever has gone cannot be told that it failed.
    void save({ send: keepaliveFetch }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    // What this browser had kept is nowhere else by now.
    saveRest();
    const onHide = () => saveRest();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      saveRest();
    };
  }, [isOn]);
  return {
    /**
     * What was sent is no draft any more: the server forgets it by itself, but not what is on its way
     * to it and comes later.
     */
    forget: () => {
      kept.current = '';
      const anew = () => save();
      void saving.current?.then(anew, anew).catch(() => undefined);
    },
  };
}

type Begun = CallOutput<typeof getAnswerDraft>;

interface TakeOverOptions {
  form: Pick<
    CallForm<z.input<typeof ticketAnswerRequest>, unknown>,
    'draft' | 'getValues' | 'reset' | 'setValue'
  >;
  /** What the server has, once it has said so. */
  found: Begun | undefined;
  onTaken: (begun: Begun) => void;
}

/** Words that this browser kept while the server could not be asked come after those that it has. */
export function useTakeOver({ form, found, onTaken }: TakeOverOptions) {
  const take = useEffectEvent((begun: Begun) => {
    const before = wordsOf(begun ?? {});
    const { text, isInternal } = wordsOf(form.getValues());
    form.reset(before);
    if (text) {
      const both = [before.text, text].filter(Boolean).join('\n\n');
      form.setValue('text', both, { shouldDirty: true });
      // A note to colleagues must not become an answer because it stands beside one.
      form.setValue('isInternal', before.isInternal || isInternal, { shouldDirty: true });
    }
    form.draft?.forget();
    onTaken(begun);
  });
  useEffect(() => {
    if (found !== undefined) take(found);
  }, [found]);
}

interface BegunProps {
  savedAt: string;
  onStartAnew: () => void;
}

/** Whoever opens a ticket again is told where these words come from. */
export function BegunAnswer({ savedAt, onStartAnew }: BegunProps) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  return (
    <Banner
      tone="info"
      action={
        <Button variant="ghost" size="s" onClick={onStartAnew}>
          {t('queue.draft.startAnew')}
        </Button>
      }
    >
      {t('queue.draft.begun', { when: dateTime(savedAt) })}
    </Banner>
  );
}

/** Where the words are, and whether they are there. */
export function AnswerDraftStatus({ isAtRisk }: { isAtRisk: boolean }) {
  const { t } = useTranslation('support');
  return (
    <p role="status" className={styles.colleagues}>
      {t(isAtRisk ? 'queue.draft.failed' : 'queue.draft.kept')}
    </p>
  );
}
