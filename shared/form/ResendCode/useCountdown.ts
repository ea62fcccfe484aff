import { useEffect, useState } from 'react';

export interface Pause {
  seconds: number;
}

/** Seconds that are left; counted by the clock, because a sleeping tab skips its ticks. */
export function useCountdown(pause: Pause): number {
  const [counted, setCounted] = useState({ pause, left: pause.seconds });
  useEffect(() => {
    const end = Date.now() + pause.seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setCounted((before) =>
        before.pause === pause && before.left === left ? before : { pause, left },
      );
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [pause]);
  return counted.pause === pause ? counted.left : pause.seconds;
}
