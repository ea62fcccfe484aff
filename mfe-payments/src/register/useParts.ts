import { useEffect, useRef, useState } from 'react';

/** How far a long list is on its way. */
export interface PartsProgress {
  done: number;
  total: number;
}

interface Parts<T> {
  items: readonly T[];
  size: number;
  send: (part: readonly T[]) => Promise<unknown>;
}

/**
 * Sends a list that is too long for one request part by part, one run at a time. Stopping, or
 * leaving the page, lets the part on its way arrive and sends no other.
 */
export function useParts() {
  const [progress, setProgress] = useState<PartsProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** How many have arrived. @throws what a part was refused with */
  const run = async <T>({ items, size, send }: Parts<T>, tell?: (done: number) => void) => {
    if (running.current) return 0;
    const controller = new AbortController();
    running.current = controller;
    let done = 0;
    try {
      while (done < items.length && !controller.signal.aborted) {
        setProgress({ done, total: items.length });
        const part = items.slice(done, done + size);
        await send(part);
        done += part.length;
        tell?.(done);
      }
      return done;
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, run, stop: () => running.current?.abort() };
}
