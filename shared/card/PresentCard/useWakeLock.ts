import { useEffect } from 'react';

/** Keeps the screen lit while mounted, where the browser can and the battery allows. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function keepLit() {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void granted?.release();
      else lock = granted;
    }

    const onVisibility = () => void keepLit();

    onVisibility();
    // The browser drops the lock with the tab's visibility and does not give it back by itself.
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}
