import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../loading/LazyPart';

const load = () =>
  import('./ConfirmIdentity').then(({ ConfirmIdentity }) => ({ default: ConfirmIdentity }));

const none = {};

/** Few calls ask for the password again, so the form comes when one does. */
export function LazyConfirmIdentity() {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <LazyPart
      load={load}
      props={none}
      failureText={t('confirm.unavailable')}
      onFailure={closeModal}
    />
  );
}
