import { usePush } from '@campus/shared/remote/usePush';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../loading/LazyPart';

const load = () => import('./PushChoice').then(({ PushChoice }) => ({ default: PushChoice }));

/** Comes when somebody asks for it; a failure is a message. */
export function LazyPushChoice() {
  const { t } = useTranslation('shell');
  const onClose = useClientStore((state) => state.closeModal);
  const push = usePush();
  if (!push?.config) return null;
  return (
    <LazyPart
      load={load}
      props={{ config: push.config, onClose }}
      failureText={t('push.unavailable')}
      onFailure={onClose}
    />
  );
}
