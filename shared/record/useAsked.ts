import { useState } from 'react';

/** What a window asks about; it stays until the window has gone, and every question is a new form. */
export function useAsked<T>() {
  const [state, setState] = useState<{ asked?: T; count: number; isOpen: boolean }>({
    count: 0,
    isOpen: false,
  });
  return {
    ...state,
    ask: (asked: T) => setState(({ count }) => ({ asked, count: count + 1, isOpen: true })),
    // A late answer to one question does not close the window of the next.
    close: () => setState((now) => (now.count === state.count ? { ...now, isOpen: false } : now)),
  };
}
