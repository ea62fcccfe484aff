import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchConnection } from './watchConnection';

type Connection = 'usual' | 'lost' | 'back';

const newsLasts = 5000;

/** How the network is, and what is on the screen asked anew as soon as it is back. */
export function useConnection(): Connection {
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
