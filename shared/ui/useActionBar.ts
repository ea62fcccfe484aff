import { useEffect, type RefObject } from 'react';

const property = '--action-bar';
/** While a bar stands there, the tabs of the shell do not. */
const mark = 'data-action-bar';

/** How much of the lower edge of the window it takes; one that does not stick takes nothing. */
function heightOf(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' ? bar.offsetHeight + (Number.parseFloat(bottom) || 0) : 0;
}

/** A bar of actions that sticks to the lower edge: toasts stand above it, and the tabs of a phone give way. */
export function useActionBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const tell = () => {
      const height = heightOf(element);
      root.style.setProperty(property, `${height}px`);
      root.toggleAttribute(mark, height > 0);
    };
    tell();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(property);
      root.removeAttribute(mark);
    };
  }, [bar]);
}
