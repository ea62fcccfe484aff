import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreApi } from './useStoreApi';

const id = 'session.unavailable';

/** Whoever cannot be recognised for now is told so instead of being left before a skeleton. */
export function useOutageNotice(isAway: boolean) {
  const store = useStoreApi();
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (!isAway) return;
    store.getState().notify({ id, tone: 'danger', text: t('session.unavailable') });
    return () => store.getState().dismiss(id);
  }, [isAway, store, t]);
}
