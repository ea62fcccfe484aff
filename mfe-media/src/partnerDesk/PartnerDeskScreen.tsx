import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { PartnerList } from './PartnerList';
import { SyncPanel } from './SyncPanel';

/** Partners as staff see them, and how they come from their directory. */
export function PartnerDeskScreen() {
  const { t } = useTranslation('media');
  return (
    <Screen title={t('partners.title')} lead={t('partnerDesk.lead')}>
      <Stack gap={6}>
        <SyncPanel />
        <PartnerList />
      </Stack>
    </Screen>
  );
}
