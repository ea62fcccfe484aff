import { ApiError } from '@campus/shared/api/ApiError';
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
    // The form shows it where it shows every refusal, and stays.
    if (!signedIn(authToken)) throw new ApiError(401, t('signIn.noCookies'));
    closeModal();
    notify({ tone: 'success', text: t('signIn.done') });
  };
}
