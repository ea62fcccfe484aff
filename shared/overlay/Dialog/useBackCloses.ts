import { useEffect, useEffectEvent } from 'react';

interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Only fingers: with a keyboard Escape would reach both the watcher and the window on top of it. */
const makeWatcher = () => {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  const isTouched = window.matchMedia?.('(pointer: coarse)').matches;
  return CloseWatcher && isTouched ? new CloseWatcher() : undefined;
};

/** The phone's «back» closes what is open instead of leaving the page, where the browser can say so. */
export function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const watcher = open ? makeWatcher() : undefined;
    if (watcher) watcher.onclose = () => close();
    return () => watcher?.destroy();
  }, [open]);
}
