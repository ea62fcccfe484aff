import { useEffect, useRef, useState } from 'react';

interface Parts<T> {
  /** What is being done, as it is read while it is. */
  label: string;
  items: readonly T[];
  size: number;
  send: (part: readonly T[]) => Promise<unknown>;
  /** Told after every part. */
  onPart?: (done: number) => void;
  /** Whoever leaves the page does not stop it. */
  outlives?: boolean;
}

/** How far a run is; `PartsProgress` shows it. */
export interface RunningParts {
  label: string;
  done: number;
  total: number;
  onStop: () => void;
}

/**
 * Works through a list that is too long for one request part by part, one run at a time; `running`
 * tells how far it is, and stops it. Stopping lets the part on its way arrive and sends no other; so
 * does leaving the page, unless the run outlives it.
 */
export function useParts() {
  const [progress, setProgress] = useState<Omit<RunningParts, 'onStop'>>();
  const current = useRef<AbortController>(undefined);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  /** How many have arrived. @throws what a part was refused with */
  const run = async <T>({ label, items, size, send, onPart, outlives }: Parts<T>) => {
    if (current.current) return 0;
    const controller = new AbortController();
    current.current = controller;
    leaving.current = outlives ? undefined : controller;
    let done = 0;
    try {
      while (done < items.length && !controller.signal.aborted) {
        setProgress({ label, done, total: items.length });
        const part = items.slice(done, done + size);
        await send(part);
        done += part.length;
        onPart?.(done);
      }
      return done;
    } finally {
      current.current = undefined;
      setProgress(undefined);
    }
  };
  const onStop = () => current.current?.abort();
  const running: RunningParts | undefined = progress && { ...progress, onStop };
  return { run, running };
}
