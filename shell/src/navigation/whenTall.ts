const patience = 10_000;
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls there whenever the page grows, until somebody scrolls it; gives a way to stop. */
export function whenTall(top: number): () => void {
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const touch of touches) removeEventListener(touch, stop, true);
  };
  const timer = setTimeout(stop, patience);
  for (const touch of touches) addEventListener(touch, stop, { capture: true, passive: true });
  observer.observe(document.body);
  return stop;
}
