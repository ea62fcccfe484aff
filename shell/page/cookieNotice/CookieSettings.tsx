import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { ConsentButtons } from './CookieNotice';
import { LegalLink } from './LegalLink';
import { useConsent } from './useConsent';

interface CookieSettingsProps {
  onClose: () => void;
}

/** The same choice, later. */
export function CookieSettings({ onClose }: CookieSettingsProps) {
  const { t } = useTranslation('shell');
  const notify = useClientStore((state) => state.notify);
  const { choice, choose } = useConsent();
  return (
    <Dialog open onClose={onClose} title={t('cookies.settings')}>
      <p>{t('cookies.text')}</p>
      <ConsentButtons
        current={choice}
        onChoose={(next) => {
          choose(next);
          notify({ tone: 'success', text: t(`cookies.chosen.${next}`) });
          onClose();
        }}
      />
      <LegalLink label={t('cookies.more')} />
    </Dialog>
  );
}
