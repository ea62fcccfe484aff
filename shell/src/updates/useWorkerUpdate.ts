import { useEffect } from 'react';
import { watchUpdates } from '../offline/watchUpdates';
import type { Asking } from './createAsking';

/** A newer worker mostly means a newer release of the shell: asks for it at once. */
export function useWorkerUpdate({ ask }: Asking) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    return watchUpdates(() => void ask(true));
  }, [ask]);
}
