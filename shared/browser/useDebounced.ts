import { useEffect, useState } from 'react';

/** Milliseconds. */
const pause = 400;

/** A text once nobody has changed it for a while, so that not every letter asks the server; the first at once. */
export function useDebounced(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
