import { useCall } from '@campus/shared/api/useCall';
import { applyForExtraGrant } from '@campus/shared/contract/applications/calls';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from './applicationOptions';

interface GrantApplicationProps {
  onSent: (application: OwnApplication) => void;
}

/** There is nothing to fill in: what proves the achievements is added to the application made. */
export function GrantApplication({ onSent }: GrantApplicationProps) {
  const { t } = useTranslation('participant');
  const { mutate, isPending, error } = useCall(applyForExtraGrant);
  return (
    <Surface>
      <Stack gap={5}>
        {error && <Banner tone="danger">{error.message}</Banner>}
        <p>{t('apply.grant')}</p>
        <div>
          <Button busy={isPending} onClick={() => mutate({}, { onSuccess: onSent })}>
            {t('apply.send')}
          </Button>
        </div>
      </Stack>
    </Surface>
  );
}
