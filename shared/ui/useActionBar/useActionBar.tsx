import { useEffect, type RefObject } from 'react';

const property = '--action-bar';

/** How much of the lower edge of the window it takes; one that does not stick takes nothing. */
function heightOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0;
}

/** A bar of actions that sticks to the lower edge: toasts stand above it. */
export function useActionBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(property, `${heightOf(element)}px`);
    tell();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
