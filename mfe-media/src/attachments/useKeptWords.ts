import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface Kept {
  isSaved: () => boolean;
  save: () => Promise<boolean>;
  /** Quoted where they are lost. */
  read: () => string;
}

/** Words go with the form around them, with the screen and the session; a closing tab asks. */
export function useKeptWords({ isSaved, save, read }: Kept) {
  const { t } = useTranslation('media');
  const notify = useClientStore((state) => state.notify);
  const beforeLeaving = useClientStore((state) => state.beforeLeaving);
  const { isSubmitting } = useFormState();

  const send = useEffectEvent(() => void save());
  useEffect(() => {
    if (isSubmitting) send();
  }, [isSubmitting]);

  const leave = useEffectEvent(async () => {
    if (await save()) return;
    notify({ tone: 'danger', text: t('attachments.wordsLost', { words: read() }) });
  });
  useEffect(() => () => void leave(), []);

  const signOut = useEffectEvent(async (maySend: boolean) => {
    if (maySend) await save();
  });
  useEffect(() => beforeLeaving((maySend) => signOut(maySend)), [beforeLeaving]);

  const ask = useEffectEvent((event: Event) => {
    if (!isSaved()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: Event) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
}
