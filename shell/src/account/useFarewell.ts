import type { deleteCurrentUser } from '@campus/shared/contract/auth';
import type { CallOutput } from '@campus/shared/contract/call';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { useTranslation } from 'react-i18next';
import { forgetKept } from '../session/forgetKept';
import { useStoreApi } from '../session/useStoreApi';

/** What follows the deletion: nothing stays in this browser but the word until when it can be undone. */
export function useFarewell() {
  const { t } = useTranslation('shell');
  const { id, signOut } = useSession();
  const { date } = useFormat();
  const store = useStoreApi();
  return ({ restorableUntil }: CallOutput<typeof deleteCurrentUser>) => {
    forgetKept('localStorage', `campus.views.${id}.`);
    void signOut();
    const text = t('deletion.done', { date: date(restorableUntil) });
    store.getState().notify({ tone: 'success', text, stays: true });
  };
}
