import { Banner } from '@campus/shared/ui/Banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from './useConnection';

/** Says that the network is gone, and for a moment that it is back; short, for it covers the page. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const [closed, setClosed] = useState<typeof connection>('usual');
  if (closed !== 'usual' && closed !== connection) setClosed('usual');
  if (connection === 'usual' || closed === connection) return null;
  return (
    <Banner
      key={connection}
      tone={connection === 'lost' ? 'warning' : 'success'}
      onClose={() => setClosed(connection)}
    >
      {t(`offline.${connection}`)}
    </Banner>
  );
}
