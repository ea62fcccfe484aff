import { useLayoutEffect, useRef } from 'react';

/** Scrolls the row of tabs, and never the page, so that the chosen one is seen. */
export function useTabInView(chosen: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return list;
}
