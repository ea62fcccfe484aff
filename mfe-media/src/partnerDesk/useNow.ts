import { useSyncExternalStore } from 'react';

const second = 1_000;
const never = () => () => undefined;
function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, second);
  return () => clearInterval(timer);
}

/** The moment, to the second (ms); it stands still where nobody waits for it. */
export const useNow = (isTicking: boolean) =>
  useSyncExternalStore(
    isTicking ? everySecond : never,
    () => Math.floor(Date.now() / second) * second,
    () => 0,
  );
