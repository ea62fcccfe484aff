import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';
import { pendingCode } from './pendingCode';

async function load() {
  const { SignInModal } = await import('./SignInModal');
  // Read here, because rendering itself reads no storage.
  const pending = pendingCode.read();
  return { default: () => <SignInModal pending={pending} /> };
}

const none = {};

/** Most visits sign nobody in, so the forms come when somebody asks for them. */
export function LazySignIn() {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <LazyPart
      load={load}
      props={none}
      failureText={t('signIn.unavailable')}
      onFailure={closeModal}
    />
  );
}
