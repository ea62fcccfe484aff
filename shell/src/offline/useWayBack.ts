import { paths } from '@campus/shared/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isReachable } from './isReachable';

const pause = 2000;

/** An address of another site, or of this very page, leads home. */
function ownAddress(from: string | null): string {
  const url = new URL(from ?? paths.home(), location.origin);
  const isOwn = url.origin === location.origin && url.pathname !== location.pathname;
  return isOwn ? url.href : paths.home();
}

/** Leads to the page that was wanted, as soon as there is a network; a person may also try at once. */
export function useWayBack() {
  const [search] = useSearchParams();
  const [isTrying, setTrying] = useState(false);
  const from = search.get('from');

  const leave = () => location.replace(ownAddress(from));
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
