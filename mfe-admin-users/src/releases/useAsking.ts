import { useState } from 'react';
import type { Asked } from './Wish';

/** The question that is put to somebody; it stays until its window has gone. */
export function useAsking() {
  const [{ asked, count, isOpen }, setState] = useState<{
    asked?: Asked;
    count: number;
    isOpen: boolean;
  }>({ count: 0, isOpen: false });
  return {
    asked,
    /** Every question is a new form. */
    count,
    isOpen,
    ask: (next: Asked) => setState({ asked: next, count: count + 1, isOpen: true }),
    close: () => setState({ asked, count, isOpen: false }),
  };
}
