import { keepaliveFetch } from '@campus/shared/api/keepaliveFetch';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOptions } from '@campus/shared/api/createApi';
import { saveAnswerDraft } from '@campus/shared/contract/support/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useAutosave } from '@campus/shared/record/useAutosave';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './TicketAnswer.module.css';

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
  const leave = useEffectEvent(() => {
    if (markOf(wordsNow()) === kept.current) return;
    // Whoever has gone cannot be told that it failed.
    void save({ send: keepaliveFetch }).catch(() => undefined);
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
