import { useState } from 'react';

/** What a window asks about; it stays until the window has gone, and every question is a new form. */
export function useAsked<T>() {
  const [state, setState] = useState<{ asked?: T; count: number; isOpen: boolean }>({
    count: 0,
    isOpen: false,
  });
  return {
    ...state,
    ask: (asked: T) => setState({ asked, count: state.count + 1, isOpen: true }),
    close: () => setState({ ...state, isOpen: false }),
  };
}
