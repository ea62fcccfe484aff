import { Dialog } from '@campus/shared/overlay/Dialog';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { PushConfig } from './readPushConfig';
import { usePush } from './usePush';

interface PushChoiceProps {
  config: PushConfig;
  onClose: () => void;
}

/** Says what messages will come before the browser asks, and only when the person wants them. */
export function PushChoice({ config, onClose }: PushChoiceProps) {
  const { t } = useTranslation('shell');
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush(config);
  const isOn = state === 'on';
  const choice = (
    <Button
      variant={isOn ? 'ghost' : 'strong'}
      icon="bell"
      busy={isBusy}
      onClick={isOn ? turnOff : turnOn}
    >
      {t(isOn ? 'push.turnOff' : 'push.turnOn')}
    </Button>
  );
  return (
    <Dialog
      open
      size="s"
      title={t('push.title')}
      description={t(`push.${state}`)}
      actions={state === 'denied' ? undefined : choice}
      onClose={onClose}
    >
      {hasFailed && <Banner tone="danger">{t('push.failed')}</Banner>}
    </Dialog>
  );
}
