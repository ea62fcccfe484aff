import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';

/** Whether readers see a partner, as far as staff decide it. */
export function ShownState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('media');
  if (isActive) return <Status tone="success">{t('partnerDesk.state.shown')}</Status>;
  return (
    <Status tone="neutral" icon="eye-off">
      {t('partnerDesk.state.hidden')}
    </Status>
  );
}
