import { paths } from '@campus/shared/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownAddress } from '../layout/ownAddress';
import { isReachable } from './isReachable';

const pause = 2000;

/** An address of another site, or of this very page, leads home. */
function wayBack(from: string | null): string {
  const address = ownAddress(from, paths.home());
  const { pathname } = new URL(address, location.origin);
  return pathname === location.pathname ? paths.home() : address;
}

/** Leads to the page that was wanted, as soon as there is a network; a person may also try at once. */
export function useWayBack() {
  const [search] = useSearchParams();
  const [isTrying, setTrying] = useState(false);
  const from = search.get('from');

  const leave = () => location.replace(wayBack(from));
  const look = useEffectEvent(async () => {
    if (from && navigator.onLine && (await isReachable())) leave();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), pause);
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  const goBack = async () => {
    setTrying(true);
    if (await isReachable()) leave();
    else setTrying(false);
  };
  return { goBack, isTrying };
}
