import { useEffect, useState } from 'react';

const minute = 60_000;
const day = 86_400_000;
const none: readonly number[] = [];

/**
 * The present moment: renewed every minute, exactly at the given moments, and when somebody comes
 * back to the page. Nothing until the first effect, because rendering knows no clock.
 */
export function useMoment(moments = none): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const look = () => setNow(Date.now());
    const waits = moments.map((moment) => moment - Date.now());
    // What is further ahead than a timer counts is found by the one that looks every minute.
    const near = waits.filter((wait) => wait > 0 && wait < day);
    const timers = [0, ...near].map((wait) => setTimeout(look, wait));
    const interval = setInterval(look, minute);
    document.addEventListener('visibilitychange', look);
    return () => {
      timers.forEach(clearTimeout);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moments]);
  return now;
}
