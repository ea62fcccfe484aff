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

    void keepLit();
    // The browser drops the lock with the tab's visibility and does not give it back by itself.
    document.addEventListener('visibilitychange', keepLit);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepLit);
      void lock?.release();
    };
  }, []);
}
