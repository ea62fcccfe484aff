import { useCallback, type Ref, type RefCallback } from 'react';

const property = '--action-bar';

/** How much of the lower edge of the window it takes; one that does not stick takes nothing. */
function heightOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0;
}

/** The ref of a bar of actions that sticks to the lower edge: toasts stand above it. */
export function useActionBar<T extends HTMLElement>(outer?: Ref<T>): RefCallback<T> {
  return useCallback(
    (bar: T) => {
      const { style } = document.documentElement;
      const tell = () => style.setProperty(property, `${heightOf(bar)}px`);
      const forget = typeof outer === 'function' ? outer(bar) : undefined;
      if (outer && typeof outer === 'object') outer.current = bar;
      tell();
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
      observer?.observe(bar);
      return () => {
        observer?.disconnect();
        style.removeProperty(property);
        if (outer && typeof outer === 'object') outer.current = null;
        if (typeof outer === 'function') (forget ?? (() => outer(null)))();
      };
    },
    [outer],
  );
}
