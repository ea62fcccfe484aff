import { paths } from '@campus/shared/paths';
import { useEffect, useState } from 'react';
import { ownCopy } from './ownCopy';

/** Whether the card of somebody who is signed in here opens without the network. */
export function useHasCardCopy(): boolean {
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    const look = async () => {
      const page = await caches.match(paths.card(), { cacheName: ownCopy });
      setHasCopy(page !== undefined);
    };
    // A browser that forbids caches has none.
    look().catch(() => undefined);
  }, []);
  return hasCopy;
}
