/** Where the router keeps the positions of a tab while its document is away. */
export const scrollKey = 'campus.scroll';

const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** Where this page was left, if somebody has reloaded it or come back to it from another site. */
function savedScroll(key: string): number | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, unknown>;
    const top = kept[key];
    return isReturn() && typeof top === 'number' ? top : undefined;
  } catch {
    // A browser that forbids storage starts at the top.
    return undefined;
  }
}

const patience = 10_000;
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** Keys that do nothing by themselves scroll nothing. */
const isModifier = (event: Event) =>
  event instanceof KeyboardEvent && modifiers.includes(event.key);

/** Scrolls there whenever the page grows, until somebody scrolls it; gives a way to stop. */
function whenTall(top: number): () => void {
  // Until the page has loaded a browser that restores by itself scrolls again, and not quite there.
  history.scrollRestoration = 'manual';
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const touch of touches) removeEventListener(touch, onTouch, true);
  };
  const onTouch = (event: Event) => {
    if (!isModifier(event)) stop();
  };
  const timer = setTimeout(stop, patience);
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true });
  observer.observe(document.body);
  return stop;
}

interface State {
  location: { key: string };
  restoreScrollPosition: number | false | null;
}

interface Router {
  state: State;
  subscribe: (follow: (state: State) => void) => unknown;
}

/**
 * Back and forward lead to where the page was left. The router scrolls as soon as a screen stands;
 * where code or data come later, the page is not that tall yet, and this goes on until it is.
 */
export function restoreScroll(router: Router) {
  let last = router.state;
  const kept = savedScroll(last.location.key);
  let stop = kept ? whenTall(kept) : undefined;
  router.subscribe((state) => {
    const isSame =
      state.location.key === last.location.key &&
      state.restoreScrollPosition === last.restoreScrollPosition;
    last = state;
    if (isSame) return;
    stop?.();
    const top = state.restoreScrollPosition;
    stop = top ? whenTall(top) : undefined;
  });
}
