import { useSyncExternalStore } from 'react';

function subscribe(onTick: () => void) {
  // Nobody looks at a hidden tab, so it neither ticks nor asks for new QR codes.
  const tick = () => {
    if (!document.hidden) onTick();
  };
  const timer = setInterval(tick, 250);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const subscribeToNothing = () => () => {};
const secondsNow = () => Math.floor(Date.now() / 1000);

/** Whole seconds of this device's clock; they stand still while not ticking, and on the server. */
export const useNow = (isTicking: boolean): number =>
  useSyncExternalStore(isTicking ? subscribe : subscribeToNothing, secondsNow, () => 0);
