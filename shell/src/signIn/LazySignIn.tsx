import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteBoundary } from '../remotes/RemoteBoundary';

const load = () => import('./SignInModal').then(({ SignInModal }) => ({ default: SignInModal }));

/** Most visits sign nobody in, so the forms come when somebody asks for them. */
export function LazySignIn() {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const closeModal = useClientStore((state) => state.closeModal);
  // React remembers a rejected lazy for ever: every opening has one of its own.
  const [Modal] = useState(() => lazy(load));

  const onError = () => {
    notify({ tone: 'danger', text: t('signIn.unavailable') });
    closeModal();
  };

  return (
    <RemoteBoundary failure={null} onError={onError}>
      <Suspense>
        <Modal />
      </Suspense>
    </RemoteBoundary>
  );
}
