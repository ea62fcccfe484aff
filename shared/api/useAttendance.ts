import { useEffect, useRef, useState } from 'react';
import { isMissing } from './isMissing';

/** Milliseconds; who is not heard of for thirty seconds has left. */
const renewal = 12_000;

export interface Attendance {
  /** Tells the server that somebody is here; the same function for the same record. */
  come: (presence: { tab: string; isWriting: boolean }, signal: AbortSignal) => Promise<unknown>;
  /** Tells it that they have gone, also while the page goes. */
  leave: (tab: string) => Promise<unknown>;
  /** Something is typed and not saved yet. */
  isWriting: boolean;
  /** Nobody hears it meanwhile. */
  isPaused?: boolean;
}

/**
 * Tells colleagues that somebody has a record open, for as long as it is. Who only looks is not here
 * while the tab is hidden. A failure is nobody’s concern; a server without the call is asked once.
 */
export function useAttendance({ come, leave, isWriting, isPaused = false }: Attendance) {
  const [tab] = useState(() => crypto.randomUUID());
  const hasCome = useRef(false);
  useEffect(() => {
    if (isPaused) return;
    const leaving = new AbortController();
    const tell = async () => {
      if (document.visibilityState === 'hidden' && !isWriting) return;
      hasCome.current = true;
      try {
        await come({ tab, isWriting }, leaving.signal);
      } catch (error) {
        // Another failure may pass before colleagues miss whoever is here.
        if (!isMissing(error)) return;
        hasCome.current = false;
        clearInterval(timer);
      }
    };
    const timer = setInterval(() => void tell(), renewal);
    void tell();
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [come, tab, isWriting, isPaused]);
  useEffect(() => {
    const go = () => {
      if (!hasCome.current) return;
      hasCome.current = false;
      // Who is gone in half a minute anyway need not hear that this could not be told.
      void leave(tab).catch(() => undefined);
    };
    window.addEventListener('pagehide', go);
    return () => {
      window.removeEventListener('pagehide', go);
      go();
    };
  }, [leave, tab]);
}
