import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../session/useSignedIn';

/** What follows a successful sign-in, whichever way it went. */
export function useEntered() {
  const { t } = useTranslation('shell');
  const signedIn = useSignedIn();
  const notify = useClientStore((state) => state.notify);
  const closeModal = useClientStore((state) => state.closeModal);
  return ({ authToken }: { authToken: string }) => {
    closeModal();
    signedIn(authToken);
    notify({ tone: 'success', text: t('signIn.done') });
  };
}
