import { useEffect } from 'react';

/** Tells the window around a form whether something would be lost with it. */
export function useTellsDirty(isDirty: boolean, tell: ((isDirty: boolean) => void) | undefined) {
  useEffect(() => {
    if (!tell || !isDirty) return undefined;
    tell(true);
    return () => tell(false);
  }, [isDirty, tell]);
}
