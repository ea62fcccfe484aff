import { paths } from '@campus/shared/paths';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useHasCardCopy } from './useHasCardCopy';
import { useWayBack } from './useWayBack';

/** In place of every page that needs the network; the card does not. */
export function OfflineScreen() {
  const { t } = useTranslation('shell');
  const { goBack, isTrying } = useWayBack();
  const hasCard = useHasCardCopy();
  return (
    <Screen title={t('offline.title')} lead={t('offline.lead')} width="narrow">
      <Stack gap={4}>
        {hasCard && (
          <EmptyState
            icon="card"
            title={t('offline.cardTitle')}
            text={t('offline.cardText')}
            action={
              <ButtonLink to={paths.card()} reloadDocument icon="card">
                {t('offline.card')}
              </ButtonLink>
            }
          />
        )}
        <Button
          variant={hasCard ? 'ghost' : 'strong'}
          icon="retry"
          busy={isTrying}
          onClick={() => void goBack()}
        >
          {t('offline.retry')}
        </Button>
      </Stack>
    </Screen>
  );
}
