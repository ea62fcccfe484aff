import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffer } from './useOffer';

/** The one banner for a newer release, of the shell or of what is shown; a person decides when. */
export function UpdateOffer() {
  const { t } = useTranslation('shell');
  const { isOffered, decline } = useOffer();
  const [isTaken, setIsTaken] = useState(false);
  if (!isOffered) return null;
  const accept = () => {
    setIsTaken(true);
    location.reload();
  };
  return (
    <Banner
      tone="info"
      title={t('update.title')}
      onClose={decline}
      action={
        <Button size="s" icon="retry" busy={isTaken} onClick={accept}>
          {t('update.take')}
        </Button>
      }
    >
      {t('update.text')}
    </Banner>
  );
}
