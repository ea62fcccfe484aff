import { useEffect, useRef } from 'react';

/**
 * Parameters as they were last written. A page follows its address later, one change after another:
 * a change made in between must build on what was written, not on what is still shown.
 */
export function useLatestParams(shown: URLSearchParams) {
  const ahead = useRef<URLSearchParams[]>([]);
  useEffect(() => {
    const place = ahead.current.findIndex((one) => one.toString() === shown.toString());
    // Shown without having been written here: somebody went elsewhere, and nothing is ahead.
    ahead.current = place < 0 ? [] : ahead.current.slice(place + 1);
  }, [shown]);
  return {
    read: () => ahead.current.at(-1) ?? shown,
    write: (next: URLSearchParams) => {
      ahead.current = [...ahead.current, next];
    },
  };
}
