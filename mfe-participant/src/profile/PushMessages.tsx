import { FormSection } from '@campus/shared/form/FormSection';
import { usePush } from '@campus/shared/remote/usePush';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

const changeable = new Set(['on', 'off']);

/** Whether this device shows messages by itself, why it does not, and the way to change it. */
export function PushMessages() {
  const { t } = useTranslation('participant');
  const openModal = useClientStore((state) => state.openModal);
  // The window changes what only the browser knows: its closing is what to look again for.
  useClientStore((state) => state.modal);
  const push = usePush();
  if (!push) return null;
  const { state } = push;
  return (
    <FormSection title={t('push.title')} lead={t(`push.text.${state}`)}>
      <p>
        <Status tone={state === 'on' ? 'success' : 'neutral'}>{t(`push.state.${state}`)}</Status>
      </p>
      {changeable.has(state) && (
        <div>
          <Button
            variant={state === 'on' ? 'ghost' : 'soft'}
            icon="bell"
            aria-haspopup="dialog"
            onClick={() => openModal('push')}
          >
            {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
