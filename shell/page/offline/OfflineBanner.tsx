import { paths } from '@campus/shared/paths';
import { Banner } from '@campus/shared/ui/Banner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { watchConnection } from './watchConnection';

type Connection = 'usual' | 'lost' | 'back';

const newsLasts = 5000;

/** How the network is, and what is on the screen asked anew as soon as it is back. */
function useConnection(): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>('usual');

  useEffect(
    () =>
      watchConnection({
        queries: client.getQueryCache(),
        onLost: () => setConnection('lost'),
        onBack: () => {
          setConnection('back');
          // What the query cache has begun to ask by itself is not asked twice.
          void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
        },
      }),
    [client],
  );
  useEffect(() => {
    if (connection !== 'back') return;
    const timer = setTimeout(() => setConnection('usual'), newsLasts);
    return () => clearTimeout(timer);
  }, [connection]);

  return connection;
}

/** Says that the network is gone, and for a moment that it is back: one line, wherever one has scrolled. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const [closed, setClosed] = useState<typeof connection>('usual');
  if (closed !== 'usual' && closed !== connection) setClosed('usual');
  const isSaidByPage = useLocation().pathname === paths.offline();
  if (connection === 'usual' || closed === connection || isSaidByPage) return null;
  return (
    <div data-floating>
      <Banner
        key={connection}
        tone={connection === 'lost' ? 'warning' : 'success'}
        onClose={() => setClosed(connection)}
      >
        {t(`offline.${connection}`)}
      </Banner>
    </div>
  );
}
