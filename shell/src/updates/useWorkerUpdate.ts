import { useEffect } from 'react';
import { activateWaiting } from '../offline/activateWaiting';
import { watchUpdates } from '../offline/watchUpdates';
import type { Asking } from './createAsking';

/**
 * A newer worker mostly means a newer release of the shell. A page that already is of that release
 * lets the worker begin; any other one offers to be loaded anew.
 */
export function useWorkerUpdate({ ask, news }: Asking) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onReady = async () => {
      if ((await ask(true)) && news() === '') await activateWaiting();
    };
    return watchUpdates(() => void onReady().catch(() => undefined));
  }, [ask, news]);
}
