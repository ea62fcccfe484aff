import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';
import type { PushConfig } from './readPushConfig';

const load = () => import('./PushChoice').then(({ PushChoice }) => ({ default: PushChoice }));

interface LazyPushChoiceProps {
  config: PushConfig;
  onClose: () => void;
}

/** Comes when somebody asks for it; a failure is a message. */
export function LazyPushChoice(props: LazyPushChoiceProps) {
  const { t } = useTranslation('shell');
  return (
    <LazyPart
      load={load}
      props={props}
      failureText={t('push.unavailable')}
      onFailure={props.onClose}
    />
  );
}
